import { getEmptyResult } from '../empty-stores';
import { code, example, functionTable } from '../markdown';
import type { ReadTypes } from '../read-types';
import { STORE_NAMES } from '../store-names';

/** docs/add-ons/stores.md */
export const storesPage = ( read: ReadTypes ): string => `# Stores

What the page knows is in stores of \`@wordpress/data\`: selectors say what is so, actions change it. Add-ons find them as
\`window.wp.data\`, their names as constants in \`wc.wcBlocksData\` (\`CART_STORE_KEY\`), and there too what
\`useSelect\` takes instead of a name (\`cartStore\`).

${ example( 'read-cart.ts' ) }

To have the add-on's own code on the server change the cart, call \`extensionCartUpdate\`: the cart that it answers with is
shown, and what it refuses with is told.

${ example( 'use-points.ts' ) }

In every store: \`isResolving( selector, args )\`, \`hasFinishedResolution( selector, args )\`, and the actions
\`invalidateResolution( selector, args )\` and \`invalidateResolutionForStore()\`, after which what was fetched is fetched again.
Keys of carts and orders are those of the server, but at the top: \`needs_shipping\` of a cart is \`needsShipping\`.
The column "At first" has what a selector returns before the page or the server has given the store any data. Each action
returns a promise; a promise of \`unknown\` only means that the action is done.

${ STORE_NAMES.map(
	( {
		name,
		descriptor,
		constant,
		selectors,
		actions,
	} ) => `## ${ code( name ) }

${ read( selectors ).description } Since ${ read( selectors ).since }. \`wc.wcBlocksData\` has it as ${ code( descriptor ) }, and its name as ${ code( constant ) }.

${ functionTable( read( selectors ), {
	title: 'At first',
	of: getEmptyResult( name ),
} ) }

${ functionTable( read( actions ) ) }`
).join( '\n\n' ) }
`;
