# Writes the rule catalogues as one C file:
#   cmake -DOUTPUT=catalogue_data.c -DFILES=docs/rules/spacebase.md;... -P embed.cmake
set(arrays "")
set(rows "")
foreach(file IN LISTS FILES)
    cmake_path(GET file STEM game)
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
           "\\1\n" bytes "${bytes}")
    string(APPEND arrays "static const unsigned char ${game}_text[] = {\n${bytes}\n};\n\n")
    string(APPEND rows "    { \"${game}\", ${game}_text, sizeof ${game}_text },\n")
endforeach()
file(WRITE ${OUTPUT}.new
"/* Made from the files of docs/rules by cmake/embed.cmake. */
#include \"cli/catalogue.h\"

${arrays}const Catalogue catalogues[] = {
${rows}    { 0, 0, 0 },
};
")
file(COPY_FILE ${OUTPUT}.new ${OUTPUT} ONLY_IF_DIFFERENT)
