import { NoticeBanner, RichText } from '@shopfront/components';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';

interface BoundaryProps {
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

class Boundary extends Component< BoundaryProps, { error: unknown } > {
	static getDerivedStateFromError = ( error: unknown ) => ( { error } );

	override state: { error: unknown } = { error: null };

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
			'shopfront'
		);
	}
	return (
		( error instanceof Error && error.message ) ||
		__(
			"There was an error with this payment method. Please verify it's configured correctly.",
			'shopfront'
		)
	);
};

export interface MethodBoundaryProps {
	children?: ReactNode;
}

/** Keeps what a payment method throws to its own place: the others can be chosen. */
export const MethodBoundary = ( { children }: MethodBoundaryProps ) => {
	const { host, settings } = useBlockApp();
	const isToldWhy = settings.currentUserIsAdmin || host.isEditor();
	return (
		<Boundary
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

export interface LabelBoundaryProps extends MethodBoundaryProps {
	/** What stands in the place of a label that cannot be shown. */
	name: string;
}

/** Keeps what the label of a method throws to itself: the method goes by its name. */
export const LabelBoundary = ( { name, children }: LabelBoundaryProps ) => (
	<Boundary fallback={ () => name }>{ children }</Boundary>
);
