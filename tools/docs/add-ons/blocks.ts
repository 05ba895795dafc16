import { describeAreas } from '../areas';
import {
	code,
	example,
	FIRST_VERSION,
	propertyTable,
	table,
} from '../markdown';
import type { ReadTypes } from '../read-types';

/** docs/add-ons/blocks.md */
export const blocksPage = ( read: ReadTypes ): string => `# Blocks

An add-on's block shows in cart or checkout wherever the page contains it, or where it is inserted.

${ example( 'checkout-block.ts' ) }

On the page it is an element with its name: \`<div data-block-name="my-add-on/gift-note"></div>\`. With \`force\`, it is
inserted after the other blocks of each of its areas that does not contain it. Scripts that the page
[declares](without-wordpress.md) run before cart and checkout mount, and so do those that integrations register on
WordPress. A block that registers afterwards renders then. \`registerCheckoutBlock\` throws an error that describes an
invalid registration.

## \`CheckoutBlockRegistration\`

${ propertyTable( read( 'CheckoutBlockRegistration' ) ) }

## Props of a block

Attributes of the element are passed as strings in camel case (\`data-wrap-paper\` as \`wrapPaper\`), together with:

${ propertyTable( read( 'CheckoutBlockProps' ) ) }

Blocks in the cart receive neither \`checkoutExtensionData\` nor \`validation\`. Data set with \`setExtensionData\` is sent
with the order, as \`extensions\` of the request. Add errors of a field to the store [\`wc/store/validation\`](stores.md): they
block the order until they are cleared.

## Areas

\`wc.blocksCheckout.innerBlockAreas\` lists the areas that accept blocks. Our own blocks are inserted first where the page
lacks them, those for pickup only if the shop offers it. Forced blocks of add-ons follow. A block may be registered for an
area that no page uses yet; it does not show there.

An editor offers the blocks that are registered for an area, and those that the filter
[\`additionalCartCheckoutInnerBlockTypes\`](filters.md) adds. A page shows all blocks in its content, allowed or not.

${ table(
	[ 'Name', 'Block', 'Props', 'Position', 'Our inserted blocks', 'Since' ],
	describeAreas().map(
		( { name, block, props, place, createBlockRegistrations } ) => [
			code( name ),
			code( block ),
			code( props ),
			place,
			createBlockRegistrations.map( code ).join( ', ' ) || 'none',
			FIRST_VERSION,
		]
	)
) }
`;
