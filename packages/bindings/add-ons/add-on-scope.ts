import {
	getErrorOwner,
	setErrorOwner,
	setResponseOwner,
	validationStore,
	withErrorOwner,
} from '@shopfront/data/validation';
import {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
} from '@shopfront/events';
import { STORE_KEYS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import type { AddOnScope } from '../app/page-extension-points';

const scopes = new WeakMap< object, AddOnScope >();

/** Returns the scope of the part whose code runs now; `null` while none does. */
export const getCurrentAddOnScope = (): AddOnScope | null =>
	scopes.get( getErrorOwner() ?? scopes ) ?? null;

/** Scopes of parts that are not on the page yet, and may never be: React may throw a first render away. */
const unmounted = new Set< AddOnScope >();

/** Closes the scopes of parts that are not on the page. One whose part gets there opens again. */
export const closeUnmountedScopes = (): void =>
	unmounted.forEach( ( scope ) => scope.close() );

const doNothing = () => {};

type Dispatch = DataRegistry[ 'dispatch' ];
type BoundActions = Readonly<
	Record< string, ( ...args: unknown[] ) => unknown >
>;

/** Actions of the validation store by which errors belong to a part. */
const scopeActions = (
	actions: BoundActions,
	run: AddOnScope[ 'run' ],
	isOpen: () => boolean
) => ( {
	...actions,
	setValidationErrors: ( ...args: unknown[] ) =>
		isOpen()
			? run( () => actions.setValidationErrors?.( ...args ) )
			: Promise.resolve(),
} );

/**
 * A scope for one part of an add-on.
 *
 * @param registry Of the page.
 */
export function createAddOnScope( registry: DataRegistry ): AddOnScope {
	const unsubscribers = new Set< () => void >();
	let isOpen = true;
	let actions: ReturnType< typeof scopeActions > | null = null;

	const run: AddOnScope[ 'run' ] = ( callback ) =>
		withErrorOwner( scope, callback );

	/** A refusal counts only while its part is there; errors that come with it go with the part. */
	const readResponse = ( response: unknown ): unknown => {
		if ( ! isObserverResponse( response ) ) {
			return response;
		}
		setResponseOwner( response, scope );
		const isFailure =
			isErrorResponse( response ) || isFailResponse( response );
		return isOpen || ! isFailure ? response : undefined;
	};

	const dispatch = ( ...args: Parameters< Dispatch > ) => {
		const store: unknown = args[ 0 ];
		const found = registry.dispatch( ...args );
		if (
			store !== STORE_KEYS.validation &&
			( store as { name?: unknown } ).name !== STORE_KEYS.validation
		) {
			return found;
		}
		actions ??= scopeActions( found, run, () => isOpen );
		return actions;
	};

	const scope: AddOnScope = {
		pageRegistry: registry,
		// The types of a registry follow from each store, which a function that takes any cannot repeat.
		registry: { ...registry, dispatch: dispatch as Dispatch },
		subscribe: ( to, observer, ...rest ) => {
			if ( ! isOpen ) {
				return doNothing;
			}
			const unsubscribe = to(
				( data ) => {
					const response = run( () => observer( data ) );
					return response instanceof Promise
						? response.then( readResponse )
						: readResponse( response );
				},
				...rest
			);
			const remove = () => {
				unsubscribers.delete( remove );
				unsubscribe();
			};
			unsubscribers.add( remove );
			return remove;
		},
		run,
		enter: () => {
			const before = setErrorOwner( scope );
			// An effect that throws keeps the ones after it from running.
			void Promise.resolve().then( () => {
				if ( getErrorOwner() === scope ) {
					setErrorOwner( null );
				}
			} );
			return () => void setErrorOwner( before );
		},
		open: () => {
			isOpen = true;
			unmounted.delete( scope );
		},
		close: () => {
			isOpen = false;
			unmounted.delete( scope );
			unsubscribers.forEach( ( remove ) => remove() );
			// A slot of an add-on may stand outside of the page's blocks, where no form is.
			void registry
				.dispatch( validationStore )
				?.clearErrorsByOwner( scope );
		},
	};
	scopes.set( scope, scope );
	unmounted.add( scope );
	return scope;
}
