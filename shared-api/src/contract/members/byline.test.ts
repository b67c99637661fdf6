import { aMember, anOffice, aPost } from '../../testing/builders.ts';
import { bylineOf } from './byline.ts';

const office = anOffice({ name: 'مكتب وهران', cover: '/media/oran.webp' });
const by = (role: 'AD' | 'SG' | 'OP' | 'OM') =>
  bylineOf(aPost({ author: aMember({ role, name: 'سلمى', avatar: '/media/salma.webp', office }) }));

test('a post of the secretary-general is by its member, in person', () => {
  expect(by('SG')).toEqual({ name: 'سلمى', picture: '/media/salma.webp', detail: 'الامين العام' });
});

test.each(['AD', 'OP', 'OM'] as const)('a post of an %s is by the office, with the member below', (role) => {
  expect(by(role)).toEqual({ name: 'مكتب وهران', picture: '/media/oran.webp', detail: 'سلمى' });
});
