const isPlain = ( value: unknown ): value is object => {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const prototype: unknown = Object.getPrototypeOf( value );
	return (
		Array.isArray( value ) ||
		( ( prototype === Object.prototype || prototype === null ) &&
			// React elements and components that are objects must keep their identity.
			! ( '$$typeof' in value ) )
	);
};

const shallowCopy = ( source: object ): object =>
	Array.isArray( source ) ? [ ...source ] : { ...source };

/** Returns a view of plain data; always the same view for the same data. */
export type Isolate = < Source >( source: Source ) => Source;

type CreateView = (
	part: object,
	isolate: Isolate,
	onWrite: () => void
) => object;

const createCachedIsolate = (
	createView: CreateView,
	onWrite: () => void
): Isolate => {
	const views = new WeakMap< object, object >();
	const isolate = < Part >( part: Part ): Part => {
		if ( ! isPlain( part ) ) {
			return part;
		}
		const view = views.get( part ) ?? createView( part, isolate, onWrite );
		views.set( part, view );
		// A view has the same shape as its source, which TypeScript can't verify.
		return view as Part;
	};
	return isolate;
};

/** Cheap for large objects that are mostly unread. Reports all writes, but browsers can't clone it. */
const createProxyView: CreateView = ( part, isolate, onWrite ) => {
	const resolvedKeys = new Set< PropertyKey >();
	const markWritten = ( key: PropertyKey ) => {
		resolvedKeys.add( key );
		onWrite();
	};
	/** Replaces a property by its view, once. The add-on's own values stay. */
	const isolateProperty = ( copy: object, key: PropertyKey ) => {
		if ( resolvedKeys.has( key ) || ! Object.hasOwn( copy, key ) ) {
			return;
		}
		resolvedKeys.add( key );
		const value: unknown = Reflect.get( copy, key );
		const isolated = isolate( value );
		if ( isolated !== value ) {
			Reflect.set( copy, key, isolated );
		}
	};
	return new Proxy( shallowCopy( part ), {
		get: ( copy, key ): unknown => {
			isolateProperty( copy, key );
			return Reflect.get( copy, key );
		},
		getOwnPropertyDescriptor: ( copy, key ) => {
			isolateProperty( copy, key );
			return Reflect.getOwnPropertyDescriptor( copy, key );
		},
		set: ( copy, key, value: unknown ) => {
			markWritten( key );
			return Reflect.set( copy, key, value );
		},
		defineProperty: ( copy, key, descriptor ) => {
			markWritten( key );
			return Reflect.defineProperty( copy, key, descriptor );
		},
		deleteProperty: ( copy, key ) => {
			markWritten( key );
			return Reflect.deleteProperty( copy, key );
		},
	} );
};

/**
 * A plain object that works with `structuredClone` and `postMessage`. Reports overwritten properties, but not added
 * or deleted ones. All changes only affect the view.
 */
const createCopyView: CreateView = ( part, isolate, onWrite ) => {
	const copy: object = Array.isArray( part )
		? []
		: Object.create( Object.getPrototypeOf( part ) );
	for ( const [ key, value ] of Object.entries( part ) ) {
		let override: { value: unknown } | null = null;
		Object.defineProperty( copy, key, {
			enumerable: true,
			configurable: true,
			get: (): unknown =>
				override ? override.value : isolate< unknown >( value ),
			set: ( newValue: unknown ) => {
				override = { value: newValue };
				onWrite();
			},
		} );
	}
	if ( ! Array.isArray( part ) ) {
		for ( const key of Object.getOwnPropertyNames( part ) ) {
			if ( ! Object.hasOwn( copy, key ) ) {
				// Properties that aren't enumerable, such as deprecated flags.
				Object.defineProperty(
					copy,
					key,
					Object.getOwnPropertyDescriptor( part, key ) ?? {}
				);
			}
		}
	}
	return copy;
};

/**
 * Creates views of plain data: add-ons can write to them without changing the source. Copies lazily, so a cart of 300
 * lines only costs the properties that are read. Functions, elements and instances stay the same. You can clone the
 * views and send them to other windows. Calls `onWrite` for each overwritten property.
 */
export const createIsolate = ( onWrite: () => void ): Isolate =>
	createCachedIsolate( createCopyView, onWrite );

/**
 * For synchronous callbacks that run hundreds of times. Unlike the views of {@link createIsolate}, it can't be
 * cloned. Calls `onWrite` for each property written, added or deleted.
 */
export const isolatedView = < Source >(
	source: Source,
	onWrite: () => void
): Source => createCachedIsolate( createProxyView, onWrite )( source );

/**
 * Clones plain data deeply, without getters or shared references. Returns other values unchanged. Throws the errors
 * of getters.
 */
export const clonePlain = < Source >( source: Source ): Source => {
	const copies = new Map< object, object >();
	const copy = ( part: unknown ): unknown => {
		if ( ! isPlain( part ) ) {
			return part;
		}
		const known = copies.get( part );
		if ( known ) {
			return known;
		}
		const target: object = Array.isArray( part ) ? [] : {};
		copies.set( part, target );
		for ( const key of Object.keys( part ) ) {
			Object.defineProperty( target, key, {
				value: copy( Reflect.get( part, key ) ),
				writable: true,
				enumerable: true,
				configurable: true,
			} );
		}
		return target;
	};
	// A clone has the shape of the original.
	return copy( source ) as Source;
};
