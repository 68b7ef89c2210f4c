import { useCallback, useRef, useState } from "react";

/** An article is not saved without the picture that is on its way: saving waits for it. */
export function useUploadFirst() {
  const underWay = useRef<Promise<boolean>>(undefined);
  const [isUploading, setUploading] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  /** @param upload tells in the end whether there is a picture */
  const hold = useCallback((upload: Promise<boolean>) => {
    underWay.current = upload;
    setUploading(true);
    void upload.finally(() => {
      if (underWay.current !== upload) return;
      underWay.current = undefined;
      setUploading(false);
    });
  }, []);
  /** @returns false where no picture has come of it: that was said, and whoever saves may decide anew */
  const uploaded = useCallback(async (): Promise<boolean> => {
    if (!underWay.current) return true;
    setWaiting(true);
    try {
      return await underWay.current;
    } finally {
      setWaiting(false);
    }
  }, []);
  return { hold, uploaded, isUploading, isWaiting };
}
