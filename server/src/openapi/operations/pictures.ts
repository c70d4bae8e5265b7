import { PICTURE_FILE, PICTURES } from "@mainstreet/contract/pictures";
import { describeOther, type ApiOperation } from "../describe.ts";

export const pictureOperations: readonly ApiOperation[] = [
  describeOther(["POST", PICTURES], "uploadPicture", {
    summary: "Upload a picture",
    description:
      "The body is the bytes of one JPEG, PNG, WebP or HEIC file, of at most 20 MB and 60 megapixels; what it is, is read from its bytes, whatever `Content-Type` says. The picture is turned as its EXIF says, loses all metadata, and is kept in up to three widths as WebP and JPEG. The response has `hash`, `width` and `height` of its largest file, and its `widths`; with a description, `alt`, it is the picture that businesses and evidence name. The same file again gets the same response. A picture that nothing names is removed after a day. 429 beyond 300 pictures an hour.",
    status: 201,
  }),
  describeOther(["GET", PICTURE_FILE], "downloadPictureFile", {
    summary: "Download one file of a picture",
    description: "`file` is a width and a format, such as `480.webp`.",
    produces: "image/webp",
  }),
];
