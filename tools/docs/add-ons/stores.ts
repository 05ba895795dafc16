import { getEmptyResult } from '../empty-stores';
import { code, example, functionTable } from '../markdown';
import type { ReadTypes } from '../read-types';
import { STORE_NAMES } from '../store-names';

/** docs/add-ons/stores.md */
export const storesPage = ( read: ReadTypes ): string => `# Stores

The state of the page is in stores of \`@wordpress/data\`: selectors read it, actions change it. Add-ons access them through
\`window.wp.data\`. \`wc.wcBlocksData\` has their names as constants (\`CART_STORE_KEY\`), and their descriptors, which
\`useSelect\` accepts instead of a name (\`cartStore\`).

${ example( 'read-cart.ts' ) }

While a change waits for the server, the page shows its result at once, but selectors, events, filters and props of add-ons have
the server's last cart until the response is in: compare \`getCartData\` before and after a request to learn what changed.

To change the cart with your own code on the server, call \`extensionCartUpdate\`: the page shows the cart of its response,
or its error message.

${ example( 'use-points.ts' ) }

In every store: \`isResolving( selector, args )\`, \`hasFinishedResolution( selector, args )\`, and the actions
\`invalidateResolution( selector, args )\` and \`invalidateResolutionForStore()\`, which make the page fetch the data again.
Carts and orders have the server's keys, except for camel case at the top level: \`needs_shipping\` of a cart is
\`needsShipping\`.
The column "Initial value" shows the result of a selector in an empty store. Each action returns a promise; a promise of
\`unknown\` only means that the action has finished.

${ STORE_NAMES.map(
	( {
		name,
		descriptor,
		constant,
		selectors,
		actions,
	} ) => `## ${ code( name ) }

${ read( selectors ).description } Since ${ read( selectors ).since }. In \`wc.wcBlocksData\` its descriptor is ${ code( descriptor ) } and its name is ${ code( constant ) }.

${ functionTable( read( selectors ), {
	title: 'Initial value',
	of: getEmptyResult( name ),
} ) }

${ functionTable( read( actions ) ) }`
).join( '\n\n' ) }
`;
