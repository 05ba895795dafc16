import type { CartItemPrices, CartItemResponse } from '@shopfront/store-api';
import { imageResponse } from '../catalogue/image-response';
import { safeHtml } from '../catalogue/html';
import { permalink } from '../catalogue/product-links';
import { lowStockRemaining } from '../catalogue/stock';
import type { Micros, Product } from '../catalogue/types';
import type { ShopContext } from '../context';
import { currencyFields, microsPerMinor, MICRO_DECIMALS } from '../money';
import { itemData, itemExtensions } from './add-ons';
import type { Cart } from './cart';
import { displayPrice } from './display-price';
import { unitPrice, type CartLine } from './lines';
import { lineLimits } from './quantity';
import { sumOfTaxes, type Taxation } from './taxes';

const itemPrices = (
	context: ShopContext,
	product: Product,
	taxation: Taxation
): CartItemPrices => {
	const { options } = context;
	const shown = ( price: Micros ) =>
		displayPrice(
			price,
			product,
			taxation,
			options,
			options.taxDisplayCart
		);
	const current = shown( unitPrice( product ) ?? 0n );
	const regular = shown( product.regularPrice ?? 0n );
	const raw = ( minor: bigint ) =>
		( minor * microsPerMinor( options ) ).toString();
	return {
		price: current.toString(),
		regular_price: regular.toString(),
		sale_price: current.toString(),
		price_range: null,
		...currencyFields( options ),
		raw_prices: {
			precision: MICRO_DECIMALS,
			price: raw( current ),
			regular_price: raw( regular ),
			sale_price: raw( current ),
		},
	};
};

const waitsForStock = ( { product, quantity }: CartLine ): boolean => {
	const isAnnounced = product.backorders === 'notify';
	return product.managesStock
		? isAnnounced && quantity > ( product.stockQuantity ?? 0 )
		: product.stockStatus === 'onbackorder';
};

export const itemResponse = (
	context: ShopContext,
	cart: Cart,
	line: CartLine
): CartItemResponse => {
	const { product, parent } = line;
	const totals = cart.goods.lines.get( line.key );
	const before = totals?.before ?? { net: 0n, taxes: [] };
	const after = totals?.after ?? before;
	const images =
		product.images.length > 0 ? product.images : ( parent?.images ?? [] );
	return {
		key: line.key,
		id: product.id,
		type: product.type,
		quantity: line.quantity,
		quantity_limits: lineLimits( product, context.options ),
		name: safeHtml( parent?.name ?? product.name ),
		short_description: safeHtml(
			product.shortDescription || parent?.shortDescription || ''
		),
		description: safeHtml(
			product.description || parent?.description || ''
		),
		sku: product.sku,
		low_stock_remaining: lowStockRemaining( product ),
		backorders_allowed: product.backorders !== 'no',
		show_backorder_badge: waitsForStock( line ),
		sold_individually: product.isSoldIndividually,
		permalink: permalink( context, product ),
		images: images.map( ( image ) => imageResponse( context, image ) ),
		variation: line.choices.map( ( { name, label, text } ) => ( {
			raw_attribute: name,
			attribute: label,
			value: text,
		} ) ),
		item_data: itemData( context.options ),
		prices: itemPrices( context, product, cart.taxation ),
		totals: {
			line_subtotal: before.net.toString(),
			line_subtotal_tax: sumOfTaxes( before.taxes ).toString(),
			line_total: after.net.toString(),
			line_total_tax: sumOfTaxes( after.taxes ).toString(),
			...currencyFields( context.options ),
		},
		catalog_visibility:
			context.options.itemVisibility === 'own'
				? ( parent ?? product ).catalogVisibility
				: context.options.itemVisibility,
		extensions: itemExtensions( context.options, line ),
	};
};
