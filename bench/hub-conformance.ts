/** Writes docs/hub-conformance.md from the rows of tests/hub-conformance: `node bench/hub-conformance.ts > docs/hub-conformance.md`. */
import { conformancePage } from '../tests/hub-conformance/page.ts';
import { ROWS } from '../tests/hub-conformance/rows.ts';

process.stdout.write(conformancePage(ROWS));
