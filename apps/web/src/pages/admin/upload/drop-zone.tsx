// Choosing the file: a named button first, an area to drop it on as an extra; says what it refuses.
import { FileUp } from "lucide-react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { Button } from "#web/components/button/button.tsx";
import { UPLOAD } from "#web/sentences/upload.ts";
import { isCsvName, MAX_BYTES } from "./csv.ts";
import styles from "./upload.module.css";

type DropZoneProps = { onFile: (file: File) => void; onRefused: (words: string) => void };

export function DropZone({ onFile, onRefused }: DropZoneProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    maxSize: MAX_BYTES,
    noClick: true,
    noKeyboard: true,
    // Types differ between computers, so the name counts.
    validator: (file) =>
      !("name" in file) || isCsvName(file.name) ? null : { code: "file-invalid-type", message: UPLOAD.type },
    onDrop: ([file], refused) => {
      if (refused.length > 0) onRefused(wordsFor(refused));
      else if (file) onFile(file);
    },
  });
  return (
    <div {...getRootProps({ className: styles.zone })} data-over={isDragActive || undefined}>
      {/* The button below replaces this one; a second one of the same name would only be in the way. */}
      <input {...getInputProps({ accept: ".csv,text/csv", "aria-hidden": true })} />
      <FileUp aria-hidden="true" size={28} />
      <Button variant="primary" onClick={open}>
        {UPLOAD.choose}
      </Button>
      <span className={styles.hint}>{UPLOAD.drop}</span>
    </div>
  );
}

function wordsFor(refused: readonly FileRejection[]): string {
  const codes = new Set(refused.flatMap(({ errors }) => errors.map(({ code }) => code)));
  if (refused.length > 1 || codes.has("too-many-files")) return UPLOAD.tooMany;
  return codes.has("file-invalid-type") ? UPLOAD.type : UPLOAD.tooLarge;
}
