import {
	getErrorMessage,
	type StatisticsCollector,
} from '@shopfront/extensibility';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isRenderLoop } from './render-limit';

export interface AddOnErrorBoundaryProps {
	addOn: string;
	/** Name of the slot or block. */
	extensionPoint: string;
	statistics: Pick< StatisticsCollector, 'recordFault' >;
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

export class AddOnErrorBoundary extends Component<
	AddOnErrorBoundaryProps,
	{ failure: { error: unknown } | null }
> {
	static getDerivedStateFromError = ( error: unknown ) => ( {
		failure: { error },
	} );

	override state: { failure: { error: unknown } | null } = { failure: null };

	override componentDidCatch( error: unknown ) {
		const { addOn, extensionPoint, statistics } = this.props;
		statistics.recordFault(
			addOn,
			extensionPoint,
			isRenderLoop( error ) ? 'renderLoop' : 'threw',
			error
		);
	}

	override render() {
		const { failure } = this.state;
		return failure
			? this.props.fallback( failure.error )
			: this.props.children;
	}
}

/**
 * Creates a fallback: the error message for administrators, rendered by `show`, and nothing for shoppers
 * (docs/contract/cart-and-checkout.md 6).
 */
export const createFallback =
	(
		isAdmin: boolean,
		show: ( message: string ) => ReactNode = ( message ) => (
			<p>{ message }</p>
		)
	) =>
	( error: unknown ): ReactNode =>
		isAdmin ? show( getErrorMessage( error ) ) : null;
