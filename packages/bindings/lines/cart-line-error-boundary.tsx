import type { CartItemResponse } from '@shopfront/store-api';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface CartLineErrorBoundaryProps {
	/** Item of the line. A new one resets the error. */
	item: CartItemResponse;
	/** Renders the fallback of a broken line. */
	fallback: ( error: unknown ) => ReactNode;
	children: ReactNode;
}

interface State {
	item: CartItemResponse | null;
	failure: { error: unknown } | null;
}

/** Limits an error to its own line, so that other lines and the totals still work (docs/architecture.md, "Goals"). */
export class CartLineErrorBoundary extends Component<
	CartLineErrorBoundaryProps,
	State
> {
	static getDerivedStateFromError = ( error: unknown ) => ( {
		failure: { error },
	} );

	static getDerivedStateFromProps = (
		{ item }: CartLineErrorBoundaryProps,
		state: State
	): State | null => ( item === state.item ? null : { item, failure: null } );

	override state: State = { item: null, failure: null };

	override render() {
		const { failure } = this.state;
		const { fallback, children } = this.props;
		return failure ? fallback( failure.error ) : children;
	}
}
