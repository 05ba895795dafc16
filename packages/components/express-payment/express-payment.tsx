import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { Title } from '../title/title';

const BLOCK = 'wc-block-components-express-payment';

/**
 * How many buttons are expected while their number is unknown (docs/contract/cart-and-checkout.md 9, "Limits and
 * timings").
 */
const EXPECTED_BUTTONS = 2;

/** The room of some buttons, as `item` in each place. */
const renderSlots = ( count: number, item: ReactNode ) =>
	Array.from( { length: count }, ( _, index ) => (
		<li key={ index }>{ item }</li>
	) );

/** A way to pay by one button. */
export interface ExpressMethod {
	/** As it is registered. */
	name: string;
	/** The button. */
	content: ReactNode;
	/** Whether it cannot be used now, as while another way to pay is under way. */
	isDisabled?: boolean;
}

export interface ExpressPaymentProps {
	/** Which page it stands on. */
	context: 'cart' | 'checkout';
	methods: readonly ExpressMethod[];
	/** Whether it is not known yet which methods there are; their room is kept. */
	isLoading?: boolean;
	/** For how many buttons room is kept; fewer leave the rest of it empty, none all of it. */
	slotCount?: number;
	/** Of a button, in CSS pixels (docs/contract/cart-and-checkout.md 9). */
	buttonHeightPx?: number;
	/** Of a button, in CSS pixels. */
	buttonBorderRadiusPx?: number;
	/** What stands above the buttons, as notices. */
	children?: ReactNode;
}

/** The place of a button. It may be the drawing of a wallet, which only its surroundings can shut. */
const ExpressButton = ( {
	name,
	content,
	isDisabled = false,
}: ExpressMethod ) => {
	const itemRef = useRef< HTMLLIElement >( null );
	const [ isFocused, setIsFocused ] = useState( false );
	useLayoutEffect( () => {
		itemRef.current?.toggleAttribute( 'inert', isDisabled );
	}, [ isDisabled ] );
	return (
		<li
			ref={ itemRef }
			id={ `express-payment-method-${ name }` }
			className={
				isFocused ? `${ BLOCK }__event-button--focused` : undefined
			}
			onFocus={ () => setIsFocused( true ) }
			onBlur={ () => setIsFocused( false ) }
		>
			{ content }
		</li>
	);
};

/**
 * Ways to pay without going through forms, and the line below them. The room of the buttons is kept from the first
 * paint, since wallets draw them late. Without a method the room stays, as plain space: a text about something that the
 * shopper cannot use would only be in the way.
 *
 * Surface: `.wc-block-components-express-payment` (`--cart`, `--checkout`, `--disabled`), `__title-container`,
 * `__title`, `__content`, `__event-buttons > #express-payment-method-{name}` (`__event-button--focused`);
 * `.wc-block-components-express-payment-continue-rule` (`--cart`, `--checkout`); `--sf-express-button-height`,
 * `--sf-express-button-radius` (docs/contract/blocks.md 4 and 5).
 */
export const ExpressPayment = ( {
	context,
	methods,
	isLoading = false,
	slotCount = isLoading ? EXPECTED_BUTTONS : 0,
	buttonHeightPx = 48,
	buttonBorderRadiusPx = 4,
	children,
}: ExpressPaymentProps ) => (
	<>
		<div
			className={ clsx( BLOCK, `${ BLOCK }--${ context }`, {
				[ `${ BLOCK }--disabled` ]:
					methods.length > 0 &&
					methods.every( ( { isDisabled } ) => isDisabled ),
			} ) }
			style={ {
				'--sf-express-button-height': `${ buttonHeightPx }px`,
				'--sf-express-button-radius': `${ buttonBorderRadiusPx }px`,
			} }
		>
			<div className={ `${ BLOCK }__title-container` }>
				<Title className={ `${ BLOCK }__title` } headingLevel="2">
					{
						// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- WooCommerce's text begins so; any other has no translation.
						__( ' Express Checkout', 'woocommerce' )
					}
				</Title>
			</div>
			<div
				className={ `${ BLOCK }__content` }
				aria-busy={ isLoading || undefined }
			>
				{ children }
				<ul className={ `${ BLOCK }__event-buttons` }>
					{ methods.map( ( method ) => (
						<ExpressButton key={ method.name } { ...method } />
					) ) }
					{ isLoading &&
						methods.length === 0 &&
						renderSlots( slotCount, <Skeleton /> ) }
				</ul>
				{ slotCount > methods.length && ! isLoading && (
					<ul className="sf-express-places">
						{ renderSlots( slotCount, null ) }
					</ul>
				) }
			</div>
		</div>
		<div
			className={ clsx(
				`${ BLOCK }-continue-rule`,
				`${ BLOCK }-continue-rule--${ context }`
			) }
		>
			{ context === 'cart'
				? __( 'Or', 'woocommerce' )
				: __( 'Or continue below', 'woocommerce' ) }
		</div>
	</>
);
