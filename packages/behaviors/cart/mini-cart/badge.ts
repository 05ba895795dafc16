import type { CartState } from '@shopfront/behaviors/cart/cart-reader';
import { getSubtotal } from '@shopfront/cart-summary';
import type { MiniCartData } from './data';

/** Replaces the number if the cart could not be fetched: there may be items. */
const FAILED_MARK = '•';

/** Returns a part of a badge; `null` if the merchant left it out. */
export const findPart = ( container: Element, name: string ) =>
	container.querySelector< HTMLElement >( `.wc-block-mini-cart__${ name }` );

/**
 * Shows a state in a badge, in the server's markup (docs/contract/blocks.md 2). Unconfirmed numbers are hidden;
 * an amount keeps its space.
 */
export function showBadge(
	container: HTMLElement,
	state: CartState,
	data: MiniCartData
): void {
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
}
