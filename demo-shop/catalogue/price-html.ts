import { formatMoney } from '@shopfront/money';
import type { MinorAmount, ProductPrices } from '@shopfront/store-api';
import { escapeHtml } from '../api-error';
import { currencyFields, CURRENCIES } from '../money';
import type { ShopOptions } from '../options';

const HIDDEN = ' aria-hidden="true"';

/** The platform writes the dollar sign as an entity, other symbols as text. */
const toHtmlEntity = ( symbol: string ) =>
	escapeHtml( symbol ).replaceAll( '$', '&#036;' );

const getMoneyParts = ( amount: MinorAmount, options: ShopOptions ) => {
	const fields = currencyFields( options );
	const digits = formatMoney( amount, {
		...CURRENCIES[ options.currency ],
		prefix: '',
		suffix: '',
	} );
	return {
		digits: escapeHtml( digits ),
		prefix: toHtmlEntity( fields.currency_prefix.trimEnd() ),
		prefixSpace: fields.currency_prefix.endsWith( ' ' ) ? '&nbsp;' : '',
		suffix: toHtmlEntity( fields.currency_suffix.trimStart() ),
		suffixSpace: fields.currency_suffix.startsWith( ' ' ) ? '&nbsp;' : '',
	};
};

/** `&#036;18.00`. */
const moneyText = ( amount: MinorAmount, options: ShopOptions ): string => {
	const { prefix, prefixSpace, digits, suffixSpace, suffix } = getMoneyParts(
		amount,
		options
	);
	return prefix + prefixSpace + digits + suffixSpace + suffix;
};

export const moneyHtml = (
	amount: MinorAmount,
	options: ShopOptions,
	attributes = ''
): string => {
	const { prefix, prefixSpace, digits, suffixSpace, suffix } = getMoneyParts(
		amount,
		options
	);
	const symbol = ( text: string ) =>
		text &&
		`<span class="woocommerce-Price-currencySymbol">${ text }</span>`;
	return `<span class="woocommerce-Price-amount amount"${ attributes }>${ symbol(
		prefix
	) }${ prefixSpace }${ digits }${ suffixSpace }${ symbol( suffix ) }</span>`;
};

/** For classic templates. The markup isolates the amount from the direction of the text around it. */
export const classicMoneyHtml = (
	amount: MinorAmount,
	options: ShopOptions
): string => {
	const { prefix, prefixSpace, digits, suffixSpace, suffix } = getMoneyParts(
		amount,
		options
	);
	const symbol = ( text: string ) =>
		text &&
		`<span class="woocommerce-Price-currencySymbol" translate="no">${ text.replaceAll( '&#036;', '&#36;' ) }</span>`;
	return `<span class="woocommerce-Price-amount amount"><bdi>${ symbol(
		prefix
	) }${ prefixSpace }${ digits }${ suffixSpace }${ symbol( suffix ) }</bdi></span>`;
};

const saleHtml = (
	prices: ProductPrices,
	options: ShopOptions,
	writeMoney: typeof moneyHtml = moneyHtml
): string => {
	const { regular_price: regular, price } = prices;
	return [
		`<del aria-hidden="true">${ writeMoney( regular, options ) }</del> `,
		`<span class="screen-reader-text">Original price was: ${ moneyText(
			regular,
			options
		) }.</span>`,
		`<ins aria-hidden="true">${ writeMoney( price, options ) }</ins>`,
		`<span class="screen-reader-text">Current price is: ${ moneyText(
			price,
			options
		) }.</span>`,
	].join( '' );
};

/** One amount, a range, or a sale. As on the platform, a range takes precedence over a sale. */
export const priceHtml = (
	prices: ProductPrices,
	options: ShopOptions
): string => {
	const range = prices.price_range;
	if ( range ) {
		const from = range.min_amount;
		const to = range.max_amount;
		return [
			`${ moneyHtml( from, options, HIDDEN ) } `,
			`<span aria-hidden="true">&ndash;</span> `,
			moneyHtml( to, options, HIDDEN ),
			`<span class="screen-reader-text">Price range: ${ moneyText(
				from,
				options
			) } through ${ moneyText( to, options ) }</span>`,
		].join( '' );
	}
	return prices.price === prices.regular_price
		? moneyHtml( prices.price, options )
		: saleHtml( prices, options );
};

/** A variation's price in classic templates. */
export const classicPriceHtml = (
	prices: ProductPrices,
	options: ShopOptions
): string =>
	prices.price === prices.regular_price
		? classicMoneyHtml( prices.price, options )
		: saleHtml( prices, options, classicMoneyHtml );
