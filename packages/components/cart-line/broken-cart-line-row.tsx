/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- Without these roles, a table that is laid out as cards loses its semantics in Safari. */
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import {
	CartLineRemoveButton,
	type CartLineRemoveButtonProps,
} from './cart-line-remove-button';

export interface BrokenCartLineRowProps extends CartLineRemoveButtonProps {
	itemKey: string;
	/** `''` for shoppers. */
	reason: string;
}

/**
 * Replaces a cart line that failed to render. Lets the shopper remove the item, which is still in the cart.
 *
 * Surface: as `CartLineRow`, and `.sf-broken-cart-line`.
 */
export const BrokenCartLineRow = ( {
	itemKey,
	reason,
	...remove
}: BrokenCartLineRowProps ) => (
	<tr
		role="row"
		className={ clsx( 'wc-block-cart-items__row sf-broken-cart-line', {
			'is-disabled': remove.isRemoving,
		} ) }
		data-cart-item-key={ itemKey }
		aria-busy={ remove.isRemoving || undefined }
		aria-disabled={ remove.isRemoving || undefined }
	>
		<td role="cell" className="wc-block-cart-item__image" />
		<td role="cell" className="wc-block-cart-item__product">
			<div className="wc-block-cart-item__wrap">
				<span className="wc-block-components-product-name">
					{ remove.name }
				</span>
				<span>
					{ __(
						'This product is in your cart, but cannot be shown.',
						'shopfront'
					) }
				</span>
				{ reason && <code>{ reason }</code> }
				<div className="wc-block-cart-item__quantity">
					<CartLineRemoveButton { ...remove } />
				</div>
			</div>
		</td>
		<td role="cell" className="wc-block-cart-item__total" />
	</tr>
);
