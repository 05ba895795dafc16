import type { CartState } from '@shopfront/behaviors/cart/cart-reader';
import { getSubtotal } from '@shopfront/cart-summary';
import type { MiniCartData } from './data';

/** Shown instead of a number if the cart couldn't be fetched: it may have items. */
const FAILED_MARK = '•';

/** `null` if the merchant left the part out. */
export const findPart = ( container: Element, name: string ) =>
	container.querySelector< HTMLElement >( `.wc-block-mini-cart__${ name }` );

/** Unconfirmed numbers are hidden, but an amount keeps its space (docs/contract/blocks.md 2). */
export const showBadge = (
	container: HTMLElement,
	state: CartState,
	data: MiniCartData
): void => {
	const summary = state === 'failed' ? null : state;
	const badge = findPart( container, 'badge' );
	const amount = findPart( container, 'amount' );
	const taxLabel = findPart( container, 'tax-label' );
	const subtotal =
		( amount &&
			summary &&
			( summary.count
				? getSubtotal( summary, data.pricesIncludeTax )
				: data.emptyAmount ) ) ||
		'';
	if ( badge ) {
		badge.textContent = `${ summary?.count ?? ( state ? FAILED_MARK : '' ) }`;
		badge.hidden =
			! badge.textContent ||
			( summary?.count === 0 &&
				container.dataset.productCountVisibility !== 'always' );
	}
	if ( amount ) {
		amount.textContent = subtotal || amount.textContent;
		amount.style.visibility = subtotal ? '' : 'hidden';
	}
	if ( taxLabel ) {
		taxLabel.hidden = ! (
			subtotal && Number( summary?.totals?.total_items_tax )
		);
	}
	findPart( container, 'button' )?.setAttribute(
		'aria-label',
		summary
			? ( ( subtotal && data.labelWithAmount ) || data.label )
					.replace( '%1$d', `${ summary.count }` )
					.replace( '%2$s', () => subtotal )
			: data.labelUnknown
	);
};
