import { Bilingual } from 'shared-ui/layout';
import { Badge } from 'shared-ui/static';
import { pairs } from '../pairs.ts';

export const OfficeStatus = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'accent' : 'neutral'}>
    <Bilingual {...(isActive ? pairs.activeOffice : pairs.inactiveOffice)} />
  </Badge>
);
