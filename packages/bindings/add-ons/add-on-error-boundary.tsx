import {
	getErrorMessage,
	type StatisticsCollector,
} from '@shopfront/extensibility';
import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isRenderLoop } from './render-limit';

export interface AddOnErrorBoundaryProps {
	/** Name of the add-on in the statistics. */
	addOn: string;
	/** Name of the slot or block. */
	extensionPoint: string;
	statistics: Pick< StatisticsCollector, 'recordFault' >;
	/** Renders the fallback of a failed part. */
	fallback: ( error: unknown ) => ReactNode;
	children?: ReactNode;
}

/** Catches render errors of one add-on part and records them in the add-on statistics. */
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
 * Creates a fallback: the error message for administrators, nothing for shoppers (docs/contract/cart-and-checkout.md
 * 6).
 *
 * @param isAdmin
 * @param show    Renders the message for administrators.
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
