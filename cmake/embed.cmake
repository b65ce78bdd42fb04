# Writes the rule catalogues as one C file; those of a folder "ru" are the Russian ones:
#   cmake -DOUTPUT=catalogue_data.c -DFILES=docs/rules/spacebase.md;... -P embed.cmake
set(arrays "")
set(rows "")
foreach(file IN LISTS FILES)
    cmake_path(GET file STEM game)
    set(lang EN)
    if(file MATCHES "/ru/")
        set(lang RU)
    endif()
    set(name "${game}_${lang}")
    file(READ ${file} bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    string(REGEX REPLACE "(0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,0x..,)"
           "\\1\n" bytes "${bytes}")
    string(APPEND arrays "static const unsigned char ${name}_text[] = {\n${bytes}\n};\n\n")
    string(APPEND rows "    { \"${game}\", LANG_${lang}, ${name}_text, sizeof ${name}_text },\n")
endforeach()
file(WRITE ${OUTPUT}.new
"/* Made from the files of docs/rules by cmake/embed.cmake. */
#include \"cli/catalogue.h\"

${arrays}const Catalogue catalogues[] = {
${rows}    { 0 },
};
")
file(COPY_FILE ${OUTPUT}.new ${OUTPUT} ONLY_IF_DIFFERENT)
