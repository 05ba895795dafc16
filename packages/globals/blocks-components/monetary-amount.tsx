import { useBlockApp } from '@shopfront/bindings';
import { FormattedMonetaryAmount } from '@shopfront/components';
import { formatMoney, type Currency } from '@shopfront/money';
import type { ReactNode } from 'react';
import { MonetaryInput } from './monetary-input';

export interface AddOnAmountProps {
	/** Minor units. */
	value: number | string;
	/** Missing properties default to the site's currency. */
	currency?: Partial< Currency >;
	className?: string;
	/** Static text or an input. */
	displayType?: 'text' | 'input';
	/** Receives the entered minor units. */
	onValueChange?: ( minor: number ) => void;
	/** Renders the formatted amount in the add-on's own markup. */
	renderText?: ( text: string ) => ReactNode;
	/** Number of decimals. Defaults to the currency's. */
	decimalScale?: number;
}

const warnedPairs = new Set< string >();

/** Warns once per pair, because a list may show a hundred prices. */
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
		// eslint-disable-next-line no-console -- For the developer who defined the currency.
		console.warn(
			`Shopfront: the currency ${ code } has "${ decimalSeparator }" as separator of both thousands and decimals, so thousands are not separated. Set two different separators.`
		);
	}
};

const toScale = (
	minor: number,
	currency: Currency,
	decimalScale: number = currency.minorUnit
): { value: number; currency: Currency } => ( {
	value: Math.round( minor * 10 ** ( decimalScale - currency.minorUnit ) ),
	currency: { ...currency, minorUnit: decimalScale },
} );

/** Uses the site's currency by default. Renders nothing if the value isn't a number. */
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
