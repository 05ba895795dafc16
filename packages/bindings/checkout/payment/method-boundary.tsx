import { NoticeBanner, RichText } from '@shopfront/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';

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

/** What is said of a method that fails: to shoppers that it does, to who manages the shop why (specification 8). */
const failureText = ( error: unknown, isToldWhy: boolean ): string => {
	if ( ! isToldWhy ) {
		return __(
			'We are experiencing difficulties with this payment method. Please contact us for assistance.',
			'woocommerce'
		);
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

export interface MethodBoundaryProps {
	/** Name of the method. */
	method: string;
	part: MethodPart;
	children?: ReactNode;
}

/** Keeps what a payment method throws to its own place: the others can be chosen. */
export const MethodBoundary = ( {
	method,
	part,
	children,
}: MethodBoundaryProps ) => {
	const { host, settings } = useBlockApp();
	const isToldWhy = settings.currentUserIsAdmin || host.isEditor();
	return (
		<Boundary
			onError={ useReport( method, part ) }
			fallback={ ( error ) => {
				const text = failureText( error, isToldWhy );
				return (
					<NoticeBanner
						status="error"
						isDismissible={ false }
						spokenMessage={ text }
					>
						<RichText html={ text } />
					</NoticeBanner>
				);
			} }
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
