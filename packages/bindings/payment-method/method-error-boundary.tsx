import { NoticeBanner, RichText } from '@shopfront/components';
import { getFailedMethodMessage, paymentStore } from '@shopfront/data/payment';
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
const failureText = ( error: unknown, showsDetails: boolean ): string => {
	if ( ! showsDetails ) {
		return getFailedMethodMessage();
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
const useReportFault = (
	method: string,
	part: MethodPart
): ( ( error: unknown ) => void ) => {
	const { extensionPoints } = useBlockApp();
	return ( error ) =>
		extensionPoints.get()?.reportFault( method, part, error );
};

/** The message in the place of a part that has failed. */
const FailureNotice = ( { error }: { error: unknown } ) => {
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
	const { reportMethodFailure, reportMethodRecovery } =
		useDispatch( paymentStore );
	useLayoutEffect( () => {
		void reportMethodFailure( method );
		return () => void reportMethodRecovery( method );
	}, [ method, reportMethodFailure, reportMethodRecovery ] );
	return <>{ children }</>;
};

export interface MethodErrorBoundaryProps {
	/** Name of the method. */
	method: string;
	part: MethodPart;
	/** Stands below the message when the part has failed. */
	fallback?: ReactNode;
	children?: ReactNode;
}

/** Keeps what a payment method throws to its own place: others can be chosen, and this one cannot be ordered with. */
export const MethodErrorBoundary = ( {
	method,
	part,
	fallback,
	children,
}: MethodErrorBoundaryProps ) => {
	return (
		<Boundary
			onError={ useReportFault( method, part ) }
			fallback={ ( error ) => (
				<FailedMethod method={ method }>
					<FailureNotice error={ error } />
					{ fallback }
				</FailedMethod>
			) }
		>
			{ children }
		</Boundary>
	);
};

export interface ExpressErrorBoundaryProps {
	/** Name of the method. */
	method: string;
	/** Called when the button has failed. */
	onFail: () => void;
	children?: ReactNode;
}

/** Keeps what an express method throws to its own place; whoever shows the methods takes that away. */
export const ExpressErrorBoundary = ( {
	method,
	onFail,
	children,
}: ExpressErrorBoundaryProps ) => {
	const report = useReportFault( method, 'express-payment' );
	return (
		<Boundary
			onError={ ( error ) => {
				report( error );
				onFail();
			} }
			fallback={ ( error ) => <FailureNotice error={ error } /> }
		>
			{ children }
		</Boundary>
	);
};

export interface LabelErrorBoundaryProps {
	/** Name of the method. */
	method: string;
	/** What stands in the place of a label that cannot be shown. */
	name: string;
	children?: ReactNode;
}

/** Keeps what the label of a method throws to itself: the method goes by its name. */
export const LabelErrorBoundary = ( {
	method,
	name,
	children,
}: LabelErrorBoundaryProps ) => (
	<Boundary
		onError={ useReportFault( method, 'payment-label' ) }
		fallback={ () => name }
	>
		{ children }
	</Boundary>
);
