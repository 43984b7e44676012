; The installer for Windows. scripts/windows calls makensis with FILES (the folder to install), VERSION, SIZE and OUT.
; It installs for the current user, without administrator rights, and takes no file type from another program.
Target amd64-unicode
SetCompressor /SOLID lzma
; The three programs are nearly the same, so the dictionary must span them all.
SetCompressorDictSize 64
RequestExecutionLevel user
Name "Jadoube"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Jadoube"
InstallDirRegKey HKCU "Software\Jadoube" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Jadoube"
VIAddVersionKey /LANG=0 "FileDescription" "Jadoube"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Jadoube authors, MIT or Apache-2.0"

!include "MUI2.nsh"
!define MUI_ICON "..\icons\jadoube.ico"
!define MUI_UNICON "..\icons\jadoube.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\jadoube.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Dutch"

!define CLASSES "Software\Classes"
!define ABOUT "Software\Microsoft\Windows\CurrentVersion\Uninstall\Jadoube"

LangString GAMES ${LANG_ENGLISH} "Chess games"
LangString GAMES ${LANG_DUTCH} "Schaakpartijen"
LangString POSITION ${LANG_ENGLISH} "Chess position"
LangString POSITION ${LANG_DUTCH} "Schaakstelling"
LangString UNFINISHED ${LANG_ENGLISH} "Unfinished Jadoube game"
LangString UNFINISHED ${LANG_DUTCH} "Niet-voltooide Jadoube-partij"

; Offers Jadoube for a file type, and makes it the program for it where there was none.
!macro FileType ENDING CLASS TITLE
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TITLE}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\jadoube.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\jadoube.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "Software\Jadoube\Capabilities\FileAssociations" "${ENDING}" "${CLASS}"
  ReadRegStr $0 HKCR "${ENDING}" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\${ENDING}" "" "${CLASS}"
  ${EndIf}
!macroend

!macro NoFileType ENDING CLASS
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${ENDING}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro Refresh
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetOutPath "$INSTDIR"
  File "${FILES}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Jadoube.lnk" "$INSTDIR\jadoube.exe"

  WriteRegStr HKCU "Software\Jadoube" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Jadoube\Capabilities" "ApplicationName" "Jadoube"
  WriteRegStr HKCU "Software\Jadoube\Capabilities" "ApplicationDescription" "Jadoube"
  WriteRegStr HKCU "Software\RegisteredApplications" "Jadoube" "Software\Jadoube\Capabilities"
  !insertmacro FileType ".pgn" "Jadoube.pgn" "$(GAMES)"
  !insertmacro FileType ".fen" "Jadoube.fen" "$(POSITION)"
  !insertmacro FileType ".epd" "Jadoube.epd" "$(POSITION)"
  !insertmacro FileType ".jadoube" "Jadoube.jadoube" "$(UNFINISHED)"
  !insertmacro Refresh

  WriteRegStr HKCU "${ABOUT}" "DisplayName" "Jadoube"
  WriteRegStr HKCU "${ABOUT}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ABOUT}" "DisplayIcon" "$INSTDIR\jadoube.exe"
  WriteRegStr HKCU "${ABOUT}" "Publisher" "The Jadoube authors"
  WriteRegStr HKCU "${ABOUT}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ABOUT}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ABOUT}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ABOUT}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${ABOUT}" "NoModify" 1
  WriteRegDWORD HKCU "${ABOUT}" "NoRepair" 1
SectionEnd

; Games and settings stay.
Section "Uninstall"
  Delete "$INSTDIR\jadoube.exe"
  Delete "$INSTDIR\jadoube.com"
  Delete "$INSTDIR\jadoube-uci.exe"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Jadoube.lnk"
  !insertmacro NoFileType ".pgn" "Jadoube.pgn"
  !insertmacro NoFileType ".fen" "Jadoube.fen"
  !insertmacro NoFileType ".epd" "Jadoube.epd"
  !insertmacro NoFileType ".jadoube" "Jadoube.jadoube"
  DeleteRegValue HKCU "Software\RegisteredApplications" "Jadoube"
  DeleteRegKey HKCU "Software\Jadoube"
  DeleteRegKey HKCU "${ABOUT}"
  !insertmacro Refresh
SectionEnd
