import type { CartItemResponse } from '@shopfront/store-api';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

export interface CartLineErrorBoundaryProps {
	/** A new item resets the error. */
	item: CartItemResponse;
	fallback: ( error: unknown ) => ReactNode;
	children: ReactNode;
}

interface State {
	item: CartItemResponse | null;
	failure: { error: unknown } | null;
}

/** Other lines and the totals still work (docs/architecture.md, "Goals"). */
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
