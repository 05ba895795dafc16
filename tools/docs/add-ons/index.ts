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

/** Reads the types once, when the first page is printed. */
const withTypes = ( print: ( read: ReadTypes ) => string ) => () =>
	print( ( types ??= openTypes() ) );

const indexPage = () => `# Write add-ons

You want to change or extend cart and checkout. You already know how: add-ons use the names of WooCommerce's blocks, such as
\`window.wc\`, the data stores (\`wc/store/cart\`), \`@wordpress/hooks\`, script handles and class names.

\`\`\`ts
// Adds a text to the name of each product in the cart.
window.wc.blocksCheckout.registerCheckoutFilters( 'my-add-on', {
	itemName: ( name ) => \`\${ name } (handmade)\`,
} );
\`\`\`

Save it as a script, and [check it on a demo shop](testing.md): \`npm run add-on-check -- my-add-on.js\`.

| You want to | Read |
| --- | --- |
| change a text, a price format, a link or a class | [filters](filters.md) |
| show content among the totals or the rates | [slots and plugins](slots.md) |
| add a block with your own fields | [blocks](blocks.md) |
| validate or change an order, or track what the shopper does | [events](events.md) |
| add a payment method, or decide when one is offered | [payment methods](payment-methods.md), [express payment methods](express-payment-methods.md) |
| fill in the city of a postcode, or suggest addresses | [address lookups](registries.md#address-lookups), [suggested addresses](registries.md#suggested-addresses) |
| see every registry, and how registrations combine | [registries](registries.md) |
| count what shoppers do, for analytics | [commerce events](commerce-events.md) |
| read or change the cart | [stores](stores.md) |
| read settings from the server | [settings](settings.md) |
| know which libraries a WordPress page loads | [on WordPress](on-wordpress.md) |
| run on a page without WordPress | [without WordPress](without-wordpress.md) |
| know what happens on errors, and the budgets of an add-on | [error handling](error-handling.md) |
| check your add-on on a demo shop | [checking an add-on](testing.md) |
| update an old add-on | [deprecated APIs](deprecated-apis.md) |

The types are in [\`@shopfront/types\`](../../packages/types/README.md) (built by \`npm run types:build\`). Import one of them, or
add \`/// <reference types="@shopfront/types" />\`, and your editor completes \`window.wc\` and \`window.wp.data\`.

This reference is generated from the extension points and the published types, and each example runs as a test (\`tools/docs\`).
\`npm run generate\` writes it again.
`;

export const ADD_ON_PAGES: Readonly< Record< string, () => string > > = {
	'docs/add-ons/README.md': indexPage,
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
