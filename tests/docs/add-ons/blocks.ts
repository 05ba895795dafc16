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

A block of an add-on stands in cart or checkout where the page has it, or where it is put.

${ example( 'checkout-block.ts' ) }

On the page it is an element that names it: \`<div data-block-name="my-add-on/gift-note"></div>\`. With \`force\` it is put
behind the other blocks of its areas where the page does not have it there. Scripts that the page
[declares](without-wordpress.md) run before cart and checkout are mounted, and so do those that integrations register on
WordPress; a block that comes later takes its place when it comes.
\`registerCheckoutBlock\` throws when something is wrong, with what it is.

## \`CheckoutBlockRegistration\`

${ propertyTable( read( 'CheckoutBlockRegistration' ) ) }

## What a block is given

Attributes of the element come as texts in camel case (\`data-wrap-paper\` is \`wrapPaper\`). Beside them:

${ propertyTable( read( 'CheckoutBlockProps' ) ) }

A cart gives neither \`checkoutExtensionData\` nor \`validation\`. What is kept by \`setExtensionData\` is sent with the order, as
\`extensions\` of the request. What is wrong with a field goes to the store [\`wc/store/validation\`](stores.md), and stops the
order until it is taken away.

## Areas

Where blocks may stand: \`wc.blocksCheckout.innerBlockAreas\`. Where the page does not have them there, blocks of ours are
put in first, those of fetching goods only where the shop offers it; forced ones of add-ons come behind them. A block may be
registered for an area that stands nowhere yet; it is not shown there.

An editor offers the blocks that are registered for an area, and those that the filter
[\`additionalCartCheckoutInnerBlockTypes\`](filters.md) adds. A page shows what is written in it, allowed or not.

${ table(
	[ 'Name', 'Block', 'Given', 'Stands', 'Put in of ours', 'Since' ],
	describeAreas().map(
		( { name, block, props, place, createBlockRegistrations } ) => [
			code( name ),
			code( block ),
			code( props ),
			place,
			createBlockRegistrations.map( code ).join( ', ' ) || 'nothing',
			FIRST_VERSION,
		]
	)
) }
`;
