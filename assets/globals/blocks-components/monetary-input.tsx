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
	/** Told the minor units that were typed. */
	onValueChange?: ( minor: number ) => void;
}

/** Minor units of what was typed, its symbol and separators passed over; `null` while that is no number. */
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

/** An amount to type. While it is typed it stands as typed; left, as amounts are written. */
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
