/** How many of one thing may go on at a time: in all, and for one key of whoever asks. */
export interface Places {
  /** Takes a place and returns what gives it back, or says who has too many. */
  take(key: string): (() => void) | 'all taken' | 'yours taken';
}

export function places({ all, each }: { all: number; each: number }): Places {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(key) {
      const own = taken.get(key) ?? 0;
      if (own >= each) return 'yours taken';
      if (total >= all) return 'all taken';
      taken.set(key, own + 1);
      total += 1;
      let isBack = false;
      return () => {
        if (isBack) return;
        isBack = true;
        total -= 1;
        const left = (taken.get(key) ?? 0) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}
