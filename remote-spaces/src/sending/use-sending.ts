import { useRef, useState } from 'react';
import type { Sending } from 'shared-api/client/send-form';
import { useIsHere } from 'shared-ui/form';

export function useSending() {
  const [part, setPart] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  const isHere = useIsHere();

  async function send<Reply>(work: (sending: Sending) => Promise<Reply>): Promise<Reply> {
    controller.current = new AbortController();
    setPart(0);
    try {
      return await work({ onProgress: setPart, signal: controller.current.signal });
    } finally {
      setPart(undefined);
    }
  }

  return {
    part,
    isBusy: part !== undefined,
    send,
    cancel: () => controller.current?.abort(),
    /** False once the form was left: what was sent arrives all the same, and takes the person nowhere. */
    isHere,
  };
}
