import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (change: (old: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The params of the address, and how to change them. A change starts from the actual address: on a slow
 * device the page may still show the previous one, and two quick changes would undo each other.
 */
export function useAddress(): readonly [URLSearchParams, Change] {
  const [params, setParams] = useSearchParams();
  const change: Change = useCallback(
    (next, options) => setParams(next(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change];
}
