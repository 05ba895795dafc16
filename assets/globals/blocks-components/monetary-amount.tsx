import { useBlockApp } from '@shopfront/bindings';
import { FormattedMonetaryAmount } from '@shopfront/components';
import { formatMoney, type Currency } from '@shopfront/money';
import type { ReactNode } from 'react';
import { MonetaryInput } from './monetary-input';

export interface AddOnAmountProps {
	/** Minor units. */
	value: number | string;
	/** What is left out is the site's. */
	currency?: Partial< Currency >;
	className?: string;
	/** An amount to read, or one to type. */
	displayType?: 'text' | 'input';
	/** Told the minor units that were typed. */
	onValueChange?: ( minor: number ) => void;
	/** Puts the written amount into something of the add-on's own. */
	renderText?: ( text: string ) => ReactNode;
	/** How many decimals are written, where that is not the currency's own number. */
	decimalScale?: number;
}

const warnedPairs = new Set< string >();

/** Once for each pair: a list of a hundred prices says it no better. */
const warnAboutSameSeparators = ( {
	code,
	thousandSeparator,
	decimalSeparator,
}: Currency ): void => {
	const pair = `${ code } ${ decimalSeparator }`;
	if (
		thousandSeparator === decimalSeparator &&
		decimalSeparator !== '' &&
		! warnedPairs.has( pair )
	) {
		warnedPairs.add( pair );
		// eslint-disable-next-line no-console -- Whoever made the currency looks for it here.
		console.warn(
			`Shopfront: the currency ${ code } has "${ decimalSeparator }" both for thousands and for decimals, so thousands are written without. Give it two different separators.`
		);
	}
};

/** An amount with as many decimals as are asked for. */
const toScale = (
	minor: number,
	currency: Currency,
	decimalScale: number = currency.minorUnit
): { value: number; currency: Currency } => ( {
	value: Math.round( minor * 10 ** ( decimalScale - currency.minorUnit ) ),
	currency: { ...currency, minorUnit: decimalScale },
} );

/** An amount in the currency of the site, or another; nothing for what is no amount. */
export const AddOnAmount = ( {
	value: given,
	currency: changes,
	className,
	displayType = 'text',
	onValueChange,
	renderText,
	decimalScale,
	...rest
}: AddOnAmountProps ) => {
	const { siteCurrency } = useBlockApp().settings;
	const knownCurrency = { ...siteCurrency, ...changes };
	const minor = String( given ?? '' ).trim() === '' ? NaN : Number( given );
	if ( ! Number.isFinite( minor ) ) {
		return null;
	}
	warnAboutSameSeparators( knownCurrency );
	const { value, currency } = toScale( minor, knownCurrency, decimalScale );
	if ( displayType === 'input' ) {
		return (
			<MonetaryInput
				{ ...rest }
				className={ className }
				minor={ minor }
				currency={ knownCurrency }
				onValueChange={ onValueChange }
			/>
		);
	}
	return renderText ? (
		<>{ renderText( formatMoney( value, currency ) ) }</>
	) : (
		<FormattedMonetaryAmount
			value={ value }
			currency={ currency }
			className={ className }
		/>
	);
};
