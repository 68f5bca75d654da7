import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import type { ImageProps } from '../lib/image.ts';
import { Icon } from './Icon.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export interface SlideProps {
  id: string;
  title: string;
  text: string;
  image: ImageProps | null;
  link: { label: string; href: string } | null;
}

const texts = {
  /** The specification's wording. */
  none: 'No slides available',
  highlights: 'Highlights',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  position: (index: number, total: number) => `${index} of ${total}`,
  slide: (index: number, title: string) => `Slide ${index}: ${title}`,
};

/** K1: the time for which a slide is shown, in milliseconds. */
const INTERVAL_MS = 5000;

/**
 * The home page's slider. It pauses under the pointer and while it has the focus, and starts paused when the visitor
 * prefers less motion.
 */
export function Slider({ slides }: { slides: SlideProps[] }) {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [selected, setSelected] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const isLoading = slides.length > 0 && !embla;

  useEffect(() => {
    if (!embla) return;
    const handleSelect = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', handleSelect);
    if (prefersReducedMotion()) setPlaying(false);
    return () => void embla.off('select', handleSelect);
  }, [embla]);

  const go = useCallback(
    (step: 1 | -1) => {
      if (step === 1) embla?.scrollNext(prefersReducedMotion());
      else embla?.scrollPrev(prefersReducedMotion());
    },
    [embla],
  );

  // `selected` restarts the interval, so that a slide chosen by hand stays for all of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!embla || !isPlaying || isHeld || slides.length < 2) return;
    const timer = setTimeout(() => go(1), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [embla, isPlaying, isHeld, selected, go]);

  if (slides.length === 0) return <p className="no-slides">{texts.none}</p>;

  return (
    <section
      className="slider"
      aria-roledescription="carousel"
      aria-label={texts.highlights}
      aria-busy={isLoading}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="viewport" ref={viewport}>
        <div className="slides" aria-live={isPlaying && !isHeld ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              label={texts.position(index + 1, slides.length)}
              isFirst={index === 0}
              isAway={!isLoading && index !== selected}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="controls">
          <button type="button" aria-label={texts.previous} onClick={() => go(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" aria-label={texts.next} onClick={() => go(1)}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            aria-label={isPlaying ? texts.pause : texts.play}
            onClick={() => setPlaying(!isPlaying)}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <div className="dots">
            {slides.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                aria-label={texts.slide(index + 1, title)}
                aria-current={index === selected}
                onClick={() => embla?.scrollTo(index, prefersReducedMotion())}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

interface OneSlideProps {
  slide: SlideProps;
  label: string;
  isFirst: boolean;
  isAway: boolean;
}

function Slide({ slide, label, isFirst, isAway }: OneSlideProps) {
  const { title, text, image, link } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="slide" role="group" aria-roledescription="slide" aria-label={label} inert={isAway}>
      <div className="stage">{image && <ResponsiveImage {...image} eager={isFirst} />}</div>
      <div className="caption">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {link && (
          <a className="more" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
    </div>
  );
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
