import { NoticeBanner, RichText } from '@shopfront/components';
import { getFailedMethodMessage, paymentStore } from '@shopfront/data/payment';
import { useDispatch } from '@wordpress/data';
import { Component, useLayoutEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';

interface BoundaryProps {
	onError: ( error: unknown ) => void;
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

class Boundary extends Component< BoundaryProps, { error: unknown } > {
	// Thrown values may be `null` or `undefined`.
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

/** Administrators see the cause, shoppers a message (docs/contract/cart-and-checkout.md 8). */
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

export type MethodPart =
	| 'payment-content'
	| 'payment-label'
	| 'saved-token'
	| 'place-order-button'
	| 'express-payment';

const useReportFault = (
	method: string,
	part: MethodPart
): ( ( error: unknown ) => void ) => {
	const { extensionPoints } = useBlockApp();
	return ( error ) =>
		extensionPoints.get()?.reportFault( method, part, error );
};

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

/** Blocks orders with this payment method until the failed part is gone. */
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
	return children;
};

export interface MethodErrorBoundaryProps {
	method: string;
	part: MethodPart;
	fallback?: ReactNode;
	children?: ReactNode;
}

/** Other methods remain available; orders with this one are blocked. */
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
	method: string;
	onFail: () => void;
	children?: ReactNode;
}

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
	method: string;
	name: string;
	children?: ReactNode;
}

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
