/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- Without these roles, a table that is laid out as cards loses its semantics in Safari. */
import { currencyFromResponse, type Currency } from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText, type WordCountType } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PendingValue } from '../pending-value/pending-value';
import { BackorderBadge } from '../product/backorder-badge';
import { ProductMetadata } from '../product/product-metadata';
import { ProductName } from '../product/product-name';
import { ProductPrice } from '../product/product-price';
import { SaleBadge } from '../product/sale-badge';
import { QuantitySelector } from '../quantity-selector/quantity-selector';
import { CartLineImage } from './cart-line-image';
import { CartLineRemoveButton } from './cart-line-remove-button';
import { CartLineSaveButton } from './cart-line-save-button';
import { cartLineValues } from './cart-line-values';
import type { LineDisplay } from './line-display';

export interface CartLineRowProps {
	item: CartItemResponse;
	/** Currency of items without one, and number format of the quantity input. */
	siteCurrency: Currency;
	displayPricesIncludingTax: boolean;
	placeholderImageSrc?: string;
	/** Unit of word counts in the site's language. */
	wordCountType?: WordCountType;
	isRemoving: boolean;
	isTotalPending: boolean;
	display?: LineDisplay;
	/** Renders after the remove button. */
	children?: ReactNode;
	onQuantityChange: ( quantity: number ) => void;
	onRemove: () => void;
	/** Saves the line for later. Omit it if shoppers have no list. */
	onSave?: () => void;
}

const DEFAULT_DISPLAY: LineDisplay = {};

/** Products hidden from the catalog have no page to link to (docs/contract/cart-and-checkout.md 2, "Cart page"). */
const permalinkOf = ( item: CartItemResponse ): string =>
	item.catalog_visibility === 'hidden' || item.catalog_visibility === 'search'
		? ''
		: item.permalink;

/**
 * Surface: `tr.wc-block-cart-items__row[data-cart-item-key]` (`.is-disabled` while it is removed),
 * `.wc-block-cart-item__image`, `__product`, `__wrap`, `__prices`, `__quantity`, `__remove-link`, `__total`,
 * `__total-price-and-sale-badge-wrapper` (docs/contract/blocks.md 4 and 5).
 */
export const CartLineRow = ( {
	item,
	siteCurrency,
	displayPricesIncludingTax,
	placeholderImageSrc,
	wordCountType,
	isRemoving,
	isTotalPending,
	display = DEFAULT_DISPLAY,
	children,
	onQuantityChange,
	onRemove,
	onSave,
}: CartLineRowProps ) => {
	const currency = currencyFromResponse( item.prices, siteCurrency );
	const values = cartLineValues( item, displayPricesIncludingTax );
	const permalink = permalinkOf( item );
	const name = htmlToText( item.name );
	const isFixed = item.sold_individually || ! item.quantity_limits.editable;
	const isRemovable = display.isRemovable !== false;
	const controls = (
		<>
			{ isRemovable && (
				<CartLineRemoveButton
					name={ name }
					isRemoving={ isRemoving }
					onRemove={ onRemove }
				/>
			) }
			{ children }
		</>
	);
	return (
		<tr
			role="row"
			className={ clsx( 'wc-block-cart-items__row', display.className, {
				'is-disabled': isRemoving,
			} ) }
			data-cart-item-key={ item.key }
			aria-busy={ isRemoving || undefined }
			aria-disabled={ isRemoving || undefined }
		>
			<td role="cell" className="wc-block-cart-item__image">
				<CartLineImage
					permalink={ permalink }
					image={ item.images[ 0 ] }
					fallbackAlt={ name }
					placeholderSrc={ placeholderImageSrc }
				/>
			</td>
			<td role="cell" className="wc-block-cart-item__product">
				<div className="wc-block-cart-item__wrap">
					<ProductName name={ item.name } permalink={ permalink } />
					{ item.show_backorder_badge && <BackorderBadge /> }
					<div className="wc-block-cart-item__prices">
						<ProductPrice
							price={ values.price }
							regularPrice={ values.regularPrice }
							currency={ currency }
							format={ display.priceFormat }
						/>
					</div>
					<ProductMetadata
						description={
							item.summary ||
							item.short_description ||
							item.description
						}
						variation={ item.variation }
						itemData={ item.item_data }
						wordCountType={ wordCountType }
					/>
					<div className="wc-block-cart-item__quantity">
						{ isFixed ? (
							<>
								{ item.quantity !== 1 && (
									<span>
										{ sprintf(
											/* translators: %s: how many of a product are in the cart. */
											__( 'Quantity: %s', 'shopfront' ),
											String( item.quantity )
										) }
									</span>
								) }
								{ controls }
							</>
						) : (
							<QuantitySelector
								quantity={ item.quantity }
								limits={ item.quantity_limits }
								onChange={ onQuantityChange }
								itemName={ name }
								disabled={ isRemoving }
								decimalSeparator={
									siteCurrency.decimalSeparator
								}
								onRemove={ isRemovable ? onRemove : undefined }
							>
								{ controls }
							</QuantitySelector>
						) }
					</div>
					{ onSave && isRemovable && (
						<CartLineSaveButton
							name={ name }
							isBusy={ isRemoving }
							onSave={ onSave }
						/>
					) }
				</div>
			</td>
			<td role="cell" className="wc-block-cart-item__total">
				<div className="wc-block-cart-item__total-price-and-sale-badge-wrapper">
					<PendingValue isPending={ isTotalPending }>
						<ProductPrice
							price={ values.lineTotal }
							currency={ currency }
							format={ display.totalFormat }
						/>
					</PendingValue>
					<SaleBadge
						saleAmount={ values.lineSaving }
						currency={ currency }
						format={ display.saleBadgeFormat }
					/>
				</div>
			</td>
		</tr>
	);
};
