import { Styles } from 'shared-ui/provider';
import select from '../../../static/lists/filters/select.css';
import { Select } from '../../../static/lists/filters/select.tsx';
import css from './csv-download.css';
import { DownloadLink, type DownloadLinkProps } from './download-link.tsx';
import { downloadMessages } from './messages.ts';

/** As the API calls what separates the cells of a file. */
type Separator = keyof typeof downloadMessages.separators;

type CsvDownloadProps = Omit<DownloadLinkProps, 'href' | 'buttonStyle'> & {
  hrefOf: (separator: Separator) => string;
  separator: Separator;
  onSeparator: (separator: Separator) => void;
};

const separators = Object.keys(downloadMessages.separators) as Separator[];

/** A list as a CSV file, and the choice for which program: spreadsheets differ in the sign at which they split a line. */
export const CsvDownload = ({ hrefOf, separator, onSeparator, ...link }: CsvDownloadProps) => (
  <span className="ui-csv-download">
    <Styles css={select + css} />
    <DownloadLink {...link} href={hrefOf(separator)} buttonStyle={{ variant: 'ghost', size: 'sm' }} />
    <Select
      size="sm"
      aria-label={downloadMessages.separator}
      value={separator}
      onChange={({ target }) => {
        const chosen = separators.find((each) => each === target.value);
        if (chosen) onSeparator(chosen);
      }}
    >
      {separators.map((each) => (
        <option key={each} value={each}>
          {downloadMessages.separators[each]}
        </option>
      ))}
    </Select>
  </span>
);
