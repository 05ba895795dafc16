import { openTypes, type ReadTypes } from '../read-types';
import { blocksPage } from './blocks';
import { errorHandlingPage } from './error-handling';
import { eventsPage } from './events';
import { filtersPage } from './filters';
import { deprecatedApisPage } from './deprecated-apis';
import { expressPage, paymentPage } from './payment';
import { registriesPage } from './registries';
import { settingsPage } from './settings';
import { slotsPage } from './slots';
import { storesPage } from './stores';
import { withoutWordPressPage } from './without-wordpress';

let types: ReadTypes | undefined;

/** Reads the types when the first page is printed, once for all. */
const withTypes = ( print: ( read: ReadTypes ) => string ) => () =>
	print( ( types ??= openTypes() ) );

const indexPage = () => `# Add-ons

Add-ons meet Shopfront where they meet WooCommerce's blocks: on \`window.wc\`, in the data stores, by hooks and events. This
reference is printed from the points themselves and from the types that are published, and each example in it is run as a
test (\`tests/docs\`); \`npm run docs\` prints it anew.

| You want to | Read |
| --- | --- |
| change a text, a price format, a link or a class | [filters](filters.md) |
| show something among the totals or the rates | [slots and plugins](slots.md) |
| bring a block with fields of its own | [blocks](blocks.md) |
| take part in an order, or hear what the shopper does | [events](events.md) |
| bring a way to pay, or say when one is offered | [payment methods](payment-methods.md), [express methods](express-payment-methods.md) |
| know how registrations are kept | [registries](registries.md) |
| know or change what is in the cart | [stores](stores.md) |
| read what the server printed | [settings](settings.md) |
| know when a library is on a WordPress page | [on WordPress](on-wordpress.md) |
| run on a page without WordPress | [without WordPress](without-wordpress.md) |
| know what happens when something goes wrong, and what an add-on may cost | [what a fault costs](error-handling.md) |
| check your add-on on a demo shop | [checking an add-on](testing.md) |
| bring an old add-on up to date | [names of before](deprecated-apis.md) |

The types are in \`@shopfront/types\` (\`npm run types:build\` makes it): import one of them, or write
\`/// <reference types="@shopfront/types" />\`, and \`window.wc\` and \`window.wp.data\` are completed as you type.
`;

/** The pages of the reference, by path. */
export const ADD_ON_PAGES: Readonly< Record< string, () => string > > = {
	'docs/add-ons/index.md': indexPage,
	'docs/add-ons/filters.md': withTypes( filtersPage ),
	'docs/add-ons/slots.md': withTypes( slotsPage ),
	'docs/add-ons/blocks.md': withTypes( blocksPage ),
	'docs/add-ons/events.md': withTypes( eventsPage ),
	'docs/add-ons/payment-methods.md': withTypes( paymentPage ),
	'docs/add-ons/express-payment-methods.md': withTypes( expressPage ),
	'docs/add-ons/registries.md': withTypes( registriesPage ),
	'docs/add-ons/stores.md': withTypes( storesPage ),
	'docs/add-ons/settings.md': withTypes( settingsPage ),
	'docs/add-ons/error-handling.md': errorHandlingPage,
	'docs/add-ons/without-wordpress.md': withTypes( withoutWordPressPage ),
	'docs/add-ons/deprecated-apis.md': withTypes( deprecatedApisPage ),
};
