import type { ReactNode } from "react";
import type { MediaItem } from "../../../contracts/media-upload.ts";
import { Picture } from "../../ui/picture.tsx";

interface MediaGridProps {
  images: MediaItem[];
  /** Puts an image's tile into a link or a button. */
  wrap: (image: MediaItem, tile: ReactNode) => ReactNode;
}

export function MediaGrid({ images, wrap }: MediaGridProps) {
  return (
    <ul className="media-grid">
      {images.map((image) => (
        <li key={image.hash}>{wrap(image, <Tile image={image} />)}</li>
      ))}
    </ul>
  );
}

const Tile = ({ image }: { image: MediaItem }) => (
  <>
    <Picture url={image.webpUrl} alt="" sizes="10rem" />
    <span className="media-name">{image.alt || image.name}</span>
    <span className="micro">
      {image.alt ? image.name : <span className="tag tag-live">No description</span>}
      {image.animated && " Animated"}
    </span>
  </>
);
