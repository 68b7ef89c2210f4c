import { useCallback, useEffect, useRef, useState } from "react";
import type { UploadResult } from "../../../contracts/upload.ts";
import { uploadImage } from "../../api/upload.ts";
import { toast } from "../../ui/use-toast.ts";
import { reasonOf } from "../form-errors.ts";
import { checkImageFile } from "./check-image-file.ts";

export interface UploadState {
  file: File;
  /** An object URL of the file, to be shown while it is on its way. */
  preview: string;
  /** 0 to 1; at 1 the server is at work. */
  progress: number;
}

/**
 * Uploads one image at a time: checks it, tells how far it is, says how it ended. The promise of `upload` has the
 * stored image's addresses, or undefined when there is none (refused, failed, cancelled: already said).
 * @param dealtWith is asked first about a failure; true: nothing more is to be said
 */
export function useImageUpload(dealtWith: (error: unknown) => boolean = () => false) {
  const judge = useRef(dealtWith);
  useEffect(() => {
    judge.current = dealtWith;
  });
  const [current, setCurrent] = useState<UploadState>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const upload = useCallback(async (file: File): Promise<UploadResult | undefined> => {
    running.current?.abort();
    const wrong = checkImageFile(file);
    setFault(wrong);
    if (wrong) return undefined;
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(file);
    setCurrent({ file, preview, progress: 0 });
    try {
      const result = await uploadImage(file, {
        signal: controller.signal,
        onProgress: (progress) => setCurrent((state) => state && { ...state, progress }),
      });
      toast({ title: "Image Uploaded" });
      return result;
    } catch (error) {
      if (!controller.signal.aborted && !judge.current(error))
        toast({
          variant: "destructive",
          title: "Upload Failed",
          description: `There was a problem uploading your image. ${reasonOf(error)}`,
        });
      return undefined;
    } finally {
      URL.revokeObjectURL(preview);
      if (running.current === controller) {
        running.current = undefined;
        setCurrent(undefined);
      }
    }
  }, []);
  return { upload, cancel, current, fault };
}
