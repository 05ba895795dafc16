/* eslint-disable jsx-a11y/no-redundant-roles -- Without these roles, a table that is laid out as cards loses its semantics in Safari. */
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { forwardRef, useImperativeHandle, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useMeasuredHeights } from './use-measured-heights';

export interface CartLineItemsTableProps {
	className?: string;
	children: ReactNode;
}

/**
 * A table at every width. On narrow screens its rows look like cards, which removes the table semantics in some
 * browsers, so the roles are explicit.
 *
 * Surface: `.wc-block-cart-items`, `__header`, `__header-image`, `__header-product`, `__header-total`
 * (docs/contract/blocks.md 5).
 */
export const CartLineItemsTable = forwardRef<
	HTMLTableElement,
	CartLineItemsTableProps
>( function ForwardedCartLineItemsTable( { className, children }, ref ) {
	const table = useRef< HTMLTableElement >( null );
	useImperativeHandle< HTMLTableElement | null, HTMLTableElement | null >(
		ref,
		() => table.current,
		[]
	);
	useMeasuredHeights( table );
	return (
		<table
			ref={ table }
			role="table"
			className={ clsx( 'wc-block-cart-items', className ) }
		>
			<caption className="screen-reader-text">
				{ __( 'Products in cart', 'woocommerce' ) }
			</caption>
			<thead role="rowgroup">
				<tr role="row" className="wc-block-cart-items__header">
					<th
						role="columnheader"
						scope="col"
						className="wc-block-cart-items__header-image"
					>
						<span>{ __( 'Product', 'woocommerce' ) }</span>
					</th>
					<th
						role="columnheader"
						scope="col"
						className="wc-block-cart-items__header-product"
					>
						<span className="screen-reader-text">
							{ __( 'Details', 'woocommerce' ) }
						</span>
					</th>
					<th
						role="columnheader"
						scope="col"
						className="wc-block-cart-items__header-total"
					>
						<span>{ __( 'Total', 'woocommerce' ) }</span>
					</th>
				</tr>
			</thead>
			<tbody role="rowgroup">{ children }</tbody>
		</table>
	);
} );
