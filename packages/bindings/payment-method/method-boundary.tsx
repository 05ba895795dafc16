import { NoticeBanner, RichText } from '@shopfront/components';
import { failedMethodMessage, paymentStore } from '@shopfront/data/payment';
import { useDispatch } from '@wordpress/data';
import { Component, useLayoutEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';

interface BoundaryProps {
	/** Told what was thrown. */
	onError: ( error: unknown ) => void;
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

class Boundary extends Component< BoundaryProps, { error: unknown } > {
	// What is thrown may be nothing.
	static getDerivedStateFromError = ( error: unknown ) => ( {
		error: error ?? '',
	} );

	override state: { error: unknown } = { error: null };

	override componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	override render() {
		const { children, fallback } = this.props;
		const { error } = this.state;
		return error === null ? children : fallback( error );
	}
}

/** The message for shoppers; for administrators the reason (docs/contract/cart-and-checkout.md 8). */
const failureText = ( error: unknown, isToldWhy: boolean ): string => {
	if ( ! isToldWhy ) {
		return failedMethodMessage();
	}
	return (
		( error instanceof Error && error.message ) ||
		__(
			"There was an error with this payment method. Please verify it's configured correctly.",
			'woocommerce'
		)
	);
};

/** What of a method is at work. */
export type MethodPart =
	| 'payment-content'
	| 'payment-label'
	| 'saved-token'
	| 'place-order-button'
	| 'express-payment';

/** Writes what a method throws on its report card, where the page has any. */
const useReport = (
	method: string,
	part: MethodPart
): ( ( error: unknown ) => void ) => {
	const { points } = useBlockApp();
	return ( error ) => points.get()?.tellFault( method, part, error );
};

/** The message in the place of a part that has failed. */
const Failure = ( { error }: { error: unknown } ) => {
	const { host, settings } = useBlockApp();
	const text = failureText(
		error,
		settings.currentUserIsAdmin || host.isEditor()
	);
	return (
		<NoticeBanner
			status="error"
			isDismissible={ false }
			spokenMessage={ text }
		>
			<RichText html={ text } />
		</NoticeBanner>
	);
};

/** Keeps an order from being paid with a method for as long as this stands in the place of one of its parts. */
const FailedMethod = ( {
	method,
	children,
}: {
	method: string;
	children: ReactNode;
} ) => {
	const { noteMethodFailure, noteMethodRecovery } =
		useDispatch( paymentStore );
	useLayoutEffect( () => {
		void noteMethodFailure( method );
		return () => void noteMethodRecovery( method );
	}, [ method, noteMethodFailure, noteMethodRecovery ] );
	return <>{ children }</>;
};

export interface MethodBoundaryProps {
	/** Name of the method. */
	method: string;
	part: MethodPart;
	/** Stands below the message when the part has failed. */
	instead?: ReactNode;
	children?: ReactNode;
}

/** Keeps what a payment method throws to its own place: others can be chosen, and this one cannot be ordered with. */
export const MethodBoundary = ( {
	method,
	part,
	instead,
	children,
}: MethodBoundaryProps ) => {
	return (
		<Boundary
			onError={ useReport( method, part ) }
			fallback={ ( error ) => (
				<FailedMethod method={ method }>
					<Failure error={ error } />
					{ instead }
				</FailedMethod>
			) }
		>
			{ children }
		</Boundary>
	);
};

export interface ExpressBoundaryProps {
	/** Name of the method. */
	method: string;
	/** Called when the button has failed. */
	onFail: () => void;
	children?: ReactNode;
}

/** Keeps what an express method throws to its own place; whoever shows the methods takes that away. */
export const ExpressBoundary = ( {
	method,
	onFail,
	children,
}: ExpressBoundaryProps ) => {
	const report = useReport( method, 'express-payment' );
	return (
		<Boundary
			onError={ ( error ) => {
				report( error );
				onFail();
			} }
			fallback={ ( error ) => <Failure error={ error } /> }
		>
			{ children }
		</Boundary>
	);
};

export interface LabelBoundaryProps {
	/** Name of the method. */
	method: string;
	/** What stands in the place of a label that cannot be shown. */
	name: string;
	children?: ReactNode;
}

/** Keeps what the label of a method throws to itself: the method goes by its name. */
export const LabelBoundary = ( {
	method,
	name,
	children,
}: LabelBoundaryProps ) => (
	<Boundary
		onError={ useReport( method, 'payment-label' ) }
		fallback={ () => name }
	>
		{ children }
	</Boundary>
);
