import { isRecord } from '@shopfront/store-api';

/**
 * Adds members to an object on the window. An object that is there already is kept, since other scripts may hold it;
 * members of the same name are replaced.
 */
export const extendGlobal = (
	view: Window,
	name: string,
	members: object
): void => {
	const existing: unknown = Reflect.get( view, name );
	Reflect.set(
		view,
		name,
		isRecord( existing ) ? Object.assign( existing, members ) : members
	);
};
