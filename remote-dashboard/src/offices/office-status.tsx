import { Bilingual } from 'shared-ui/layout';
import { Badge } from 'shared-ui/static';
import { pairs } from '../pairs.ts';

type OfficeStatusProps = {
  isActive: boolean;
  /** In Arabic alone, where many stand below one another. */
  isShort?: boolean;
};

export function OfficeStatus({ isActive, isShort = false }: OfficeStatusProps) {
  const pair = isActive ? pairs.activeOffice : pairs.inactiveOffice;
  return <Badge tone={isActive ? 'accent' : 'neutral'}>{isShort ? pair.ar : <Bilingual {...pair} />}</Badge>;
}
