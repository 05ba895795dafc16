import {
	createBlockMap,
	createBlockRegistrations,
	type AddOnBlocks,
	type BlockMap,
} from '@shopfront/bindings';
import { CartButton } from './inner-blocks/cart-button';
import { CheckoutButton } from './inner-blocks/checkout-button';
import { EmptyContents } from './inner-blocks/empty-contents';
import { FilledContents } from './inner-blocks/filled-contents';
import { Footer } from './inner-blocks/footer';
import { Items } from './inner-blocks/items';
import { ProductsTable } from './inner-blocks/products-table';
import { ShoppingButton } from './inner-blocks/shopping-button';
import { Title } from './inner-blocks/title';
import { TitleItemsCounter } from './inner-blocks/title-items-counter';
import { TitleLabel } from './inner-blocks/title-label';

/** By parent block (docs/contract/blocks.md 1.3), in the order of a new template. */
export const BLOCKS = {
	'mini-cart-contents': {
		'filled-mini-cart-contents-block': FilledContents,
		'empty-mini-cart-contents-block': EmptyContents,
	},
	'filled-mini-cart-contents-block': {
		'mini-cart-title-block': Title,
		'mini-cart-items-block': Items,
		'mini-cart-footer-block': Footer,
	},
	'mini-cart-title-block': {
		'mini-cart-title-label-block': TitleLabel,
		'mini-cart-title-items-counter-block': TitleItemsCounter,
	},
	'mini-cart-items-block': {
		'mini-cart-products-table-block': ProductsTable,
	},
	'mini-cart-footer-block': {
		'mini-cart-cart-button-block': CartButton,
		'mini-cart-checkout-button-block': CheckoutButton,
	},
	'empty-mini-cart-contents-block': {
		'mini-cart-shopping-button-block': ShoppingButton,
	},
} as const;

/** A template may omit these blocks. */
export const OPTIONAL: readonly string[] = [
	...Object.keys( BLOCKS[ 'mini-cart-title-block' ] ),
	...Object.keys( BLOCKS[ 'mini-cart-footer-block' ] ),
	...Object.keys( BLOCKS[ 'empty-mini-cart-contents-block' ] ),
];

export const createMiniCartBlocks = (
	addOnBlocks: AddOnBlocks | null = null
): BlockMap =>
	createBlockMap( createBlockRegistrations( BLOCKS, OPTIONAL ), addOnBlocks );
