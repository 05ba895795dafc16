import type { FillProps } from '@shopfront/extensibility';
import {
	Children,
	createPortal,
	Fragment,
	isValidElement,
	useLayoutEffect,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { createFallback, AddOnErrorBoundary } from './add-on-error-boundary';
import { isolateElement } from './isolate-element';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { useExtensionPoints } from './use-points';
import { useSlots } from './slot-fill-provider';

export interface FillComponentProps {
	/** Elements, which are given what the slot has for them; or a function of that. */
	children?: ReactNode | ( ( fillProps: FillProps ) => ReactNode );
}

interface NamedFillProps extends FillComponentProps {
	name: string;
	/** What administrators are shown of an error, by its message. */
	onError?: ( ( message: string ) => ReactNode ) | null;
}

/** The children of a fill one by one, those of fragments too. */
const flatten = ( children: ReactNode ): ReactNode[] =>
	Children.toArray( children ).flatMap( ( child ) =>
		isValidElement< { children?: ReactNode } >( child ) &&
		child.type === Fragment
			? flatten( child.props.children )
			: [ child ]
	);

/** A function is called in here, so that what it throws is kept to the place of the fill. */
const Computed = ( {
	compute,
	fillProps,
}: {
	compute: ( fillProps: FillProps ) => ReactNode;
	fillProps: FillProps;
} ) => <>{ compute( fillProps ) }</>;

/**
 * Shows its children in each slot of a name, wherever that is, each within a boundary of its own
 * (docs/contract/filters.md 3).
 */
export const NamedFill = ( { name, onError, children }: NamedFillProps ) => {
	const slots = useSlots();
	const { statistics, getIsolate, isAdmin, now, pluginHost } =
		useExtensionPoints();
	const pluginName = pluginHost.usePluginName();
	const slotInstances = useSyncExternalStore( slots.subscribe, () =>
		slots.getSlots( name )
	);
	useLayoutEffect( () => slots.addFill( name ), [ slots, name ] );

	const addOn = pluginName || name;
	const isolate = getIsolate( addOn, name );
	const fill = ( fillProps: FillProps ): ReactNode[] =>
		( typeof children === 'function'
			? [
					<Computed
						key="0"
						compute={ children }
						fillProps={ isolate( fillProps ) }
					/>,
				]
			: flatten( children ).map( ( child ) =>
					isValidElement( child )
						? isolateElement( child, fillProps, isolate, now )
						: child
				)
		).map( ( child, index ) => (
			<AddOnErrorBoundary
				key={ index }
				addOn={ addOn }
				extensionPoint={ name }
				statistics={ statistics }
				fallback={ createFallback( isAdmin(), onError ?? undefined ) }
			>
				<AddOnScopeProvider>{ child }</AddOnScopeProvider>
			</AddOnErrorBoundary>
		) );

	return (
		<>
			{ slotInstances.map( ( { key, element, fillProps } ) =>
				createPortal( fill( fillProps ), element, key )
			) }
		</>
	);
};
