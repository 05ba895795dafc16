import {
	currencyFromResponse,
	formatMoney,
	type Currency,
} from '@shopfront/money';
import type { CartItemResponse } from '@shopfront/store-api';
import { htmlToText, type WordCountType } from '@shopfront/text';
import { _n, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import { cartLineValues } from '../cart-line/cart-line-values';
import type { LineDisplay } from '../cart-line/line-display';
import { PendingValue } from '../pending-value/pending-value';
import { BackorderBadge } from '../product/backorder-badge';
import { ProductImage } from '../product/product-image';
import { ProductMetadata } from '../product/product-metadata';
import { ProductName } from '../product/product-name';
import { ProductPrice } from '../product/product-price';
import { SaleBadge } from '../product/sale-badge';

const BLOCK = 'wc-block-components-order-summary-item';

/** Width and height in CSS pixels (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const IMAGE_PX = 48;

export interface OrderSummaryItemProps {
	item: CartItemResponse;
	/** Currency of an item without one. */
	siteCurrency: Currency;
	displayPricesIncludingTax: boolean;
	placeholderImageSrc?: string;
	/** Unit of word counts in the site's language. */
	wordCountType?: WordCountType;
	hidesDescription?: boolean;
	isTotalPending?: boolean;
	display?: LineDisplay;
}

/** Screen reader text of an item's total, with `<quantity/>`, `<productName/>` and `<price/>` as placeholders. */
export const screenReaderPriceFormat = ( quantity: number ): string =>
	/* translators: <quantity/>: how many, <productName/>: name of a product, <price/>: what they cost together. */
	_n(
		'Total price for <quantity/> <productName/> item: <price/>',
		'Total price for <quantity/> <productName/> items: <price/>',
		quantity,
		'woocommerce'
	);

const DEFAULT_DISPLAY: LineDisplay = {};

/**
 * Surface: `.wc-block-components-order-summary-item`, `__image`, `__quantity`, `__description`,
 * `__individual-prices`, `__individual-price`, `__regular-individual-price`, `__total-price` (docs/contract/blocks.md
 * 5).
 */
export const OrderSummaryItem = ( {
	item,
	siteCurrency,
	displayPricesIncludingTax,
	placeholderImageSrc,
	wordCountType,
	hidesDescription = false,
	isTotalPending = false,
	display = DEFAULT_DISPLAY,
}: OrderSummaryItemProps ) => {
	const { quantity } = item;
	const { screenReaderFormat = screenReaderPriceFormat( quantity ) } =
		display;
	const currency = currencyFromResponse( item.prices, siteCurrency );
	const { price, regularPrice, lineTotal, lineSaving } = cartLineValues(
		item,
		displayPricesIncludingTax
	);
	const name = htmlToText( item.name );
	const description = hidesDescription
		? ''
		: item.summary || item.short_description || item.description;
	return (
		<li className={ clsx( BLOCK, display.className ) }>
			<div className={ `${ BLOCK }__image` }>
				<div className={ `${ BLOCK }__quantity` }>
					<span aria-hidden="true">{ quantity }</span>
					<span className="screen-reader-text">
						{ sprintf(
							/* translators: %d: how many of a product are ordered. */
							_n(
								'%d item',
								'%d items',
								quantity,
								'woocommerce'
							),
							quantity
						) }
					</span>
				</div>
				<ProductImage
					image={ item.images[ 0 ] }
					placeholderSrc={ placeholderImageSrc }
					sizePx={ IMAGE_PX }
				/>
			</div>
			<div className={ `${ BLOCK }__description` }>
				<ProductName name={ item.name } />
				<div className="wc-block-cart-item__prices">
					<ProductPrice
						className={ `${ BLOCK }__individual-prices` }
						priceClassName={ `${ BLOCK }__individual-price` }
						regularPriceClassName={ `${ BLOCK }__regular-individual-price` }
						price={ price }
						regularPrice={ regularPrice }
						currency={ currency }
						format={ display.priceFormat }
					/>
				</div>
				{ item.show_backorder_badge && <BackorderBadge /> }
				<ProductMetadata
					description={ description }
					variation={ item.variation }
					itemData={ item.item_data }
					wordCountType={ wordCountType }
				/>
			</div>
			<div className={ `${ BLOCK }__total-price` }>
				<span className="screen-reader-text">
					{ screenReaderFormat
						.replaceAll( '<quantity/>', () => String( quantity ) )
						.replaceAll( '<price/>', () =>
							formatMoney( lineTotal, currency )
						)
						// Insert the name last, because it could contain a placeholder itself.
						.replaceAll( '<productName/>', () => name ) }
				</span>
				<div className="wc-block-cart-item__total-price-and-sale-badge-wrapper">
					<PendingValue isPending={ isTotalPending }>
						<span aria-hidden="true">
							<ProductPrice
								price={ lineTotal }
								currency={ currency }
								format={ display.totalFormat }
							/>
						</span>
					</PendingValue>
					<SaleBadge
						saleAmount={ lineSaving }
						currency={ currency }
						format={ display.saleBadgeFormat }
					/>
				</div>
			</div>
		</li>
	);
};
