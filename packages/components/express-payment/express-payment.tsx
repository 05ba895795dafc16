import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import { Title } from '../title/title';

const BLOCK = 'wc-block-components-express-payment';

/** How many buttons are taken to come while nobody knows (specification 9, Limits and timings). */
const EXPECTED_BUTTONS = 2;

/** A way to pay by one button. */
export interface ExpressMethod {
	/** As it is registered. */
	name: string;
	/** The button. */
	content: ReactNode;
}

export interface ExpressPaymentProps {
	/** Which page it stands on. */
	context: 'cart' | 'checkout';
	methods: readonly ExpressMethod[];
	/** Whether it is not known yet which methods there are; their room is kept. */
	isLoading?: boolean;
	/** Of a button, in CSS pixels (specification 9). */
	buttonHeightPx?: number;
	/** Of a button, in CSS pixels. */
	buttonBorderRadiusPx?: number;
	/** What stands above the buttons, as notices. */
	children?: ReactNode;
}

/**
 * Ways to pay without going through forms, and the line below them. The room of the buttons is kept from the first
 * paint, since wallets draw them late.
 *
 * Surface: `.wc-block-components-express-payment` (`--cart`, `--checkout`), `__title-container`, `__title`,
 * `__content`, `__event-buttons > #express-payment-method-{name}`;
 * `.wc-block-components-express-payment-continue-rule` (`--cart`, `--checkout`); `--sf-express-button-height`,
 * `--sf-express-button-radius` (contract/blocks.md 4 and 5).
 */
export const ExpressPayment = ( {
	context,
	methods,
	isLoading = false,
	buttonHeightPx = 48,
	buttonBorderRadiusPx = 4,
	children,
}: ExpressPaymentProps ) => (
	<>
		<div
			className={ clsx( BLOCK, `${ BLOCK }--${ context }` ) }
			style={ {
				'--sf-express-button-height': `${ buttonHeightPx }px`,
				'--sf-express-button-radius': `${ buttonBorderRadiusPx }px`,
			} }
		>
			<div className={ `${ BLOCK }__title-container` }>
				<Title className={ `${ BLOCK }__title` } headingLevel="2">
					{ __( 'Express Checkout', 'shopfront' ) }
				</Title>
			</div>
			<div
				className={ `${ BLOCK }__content` }
				aria-busy={ isLoading || undefined }
			>
				{ children }
				<ul className={ `${ BLOCK }__event-buttons` }>
					{ methods.map( ( { name, content } ) => (
						<li
							key={ name }
							id={ `express-payment-method-${ name }` }
						>
							{ content }
						</li>
					) ) }
					{ isLoading &&
						methods.length === 0 &&
						Array.from(
							{ length: EXPECTED_BUTTONS },
							( _, index ) => (
								<li key={ index }>
									<Skeleton />
								</li>
							)
						) }
				</ul>
			</div>
		</div>
		<div
			className={ clsx(
				`${ BLOCK }-continue-rule`,
				`${ BLOCK }-continue-rule--${ context }`
			) }
		>
			{ context === 'cart'
				? __( 'Or', 'shopfront' )
				: __( 'Or continue below', 'shopfront' ) }
		</div>
	</>
);
