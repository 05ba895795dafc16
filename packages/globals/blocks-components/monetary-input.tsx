import { formatMoney, type Currency } from '@shopfront/money';
import { useState } from '@wordpress/element';
import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';

export interface MonetaryInputProps extends Omit<
	InputHTMLAttributes< HTMLInputElement >,
	'value' | 'onChange' | 'onBlur' | 'type'
> {
	minor: number;
	currency: Currency;
	/** Receives the entered minor units. */
	onValueChange?: ( minor: number ) => void;
}

/** Ignores symbol and separators. Returns `null` if the input isn't a number. */
const readTyped = (
	typed: string,
	{ decimalSeparator, minorUnit }: Currency
): number | null => {
	const figures = Array.from( typed, ( sign ) =>
		sign === decimalSeparator ? '.' : sign
	)
		.filter( ( sign ) => /[\d.-]/.test( sign ) )
		.join( '' );
	const amount = figures === '' ? NaN : Number( figures );
	return Number.isFinite( amount )
		? Math.round( amount * 10 ** minorUnit )
		: null;
};

/** Formats the text on blur, not while the shopper edits it. */
export const MonetaryInput = ( {
	minor,
	currency,
	className,
	onValueChange,
	...rest
}: MonetaryInputProps ) => {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<input
			{ ...rest }
			className={ clsx(
				'wc-block-formatted-money-amount',
				'wc-block-components-formatted-money-amount',
				className
			) }
			type="text"
			inputMode="decimal"
			value={ typed ?? formatMoney( Math.round( minor ), currency ) }
			onChange={ ( { target } ) => {
				setTyped( target.value );
				const read = readTyped( target.value, currency );
				if ( read !== null ) {
					onValueChange?.( read );
				}
			} }
			onBlur={ () => setTyped( null ) }
		/>
	);
};
