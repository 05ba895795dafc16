import type { WordCountType } from '@shopfront/text';
import {
	readEntries,
	readNumber,
	readRecord,
	readString,
	readStrings,
} from './readers';

/** Source: docs/contract/settings.md 2 (wcBlocksConfig). */
export interface BlocksConfig {
	/** With a trailing slash; `''` if unknown. */
	pluginUrl: string;
	productCount: number;
	defaultAvatar: string;
	/** Route patterns by namespace, such as `/wc/store/v1/cart/coupons/(?P<code>[\w-]+)`. */
	restApiRoutes: Readonly< Record< string, readonly string[] > >;
	wordCountType: WordCountType;
}

const isWordCountType = ( value: unknown ): value is WordCountType =>
	value === 'words' ||
	value === 'characters_excluding_spaces' ||
	value === 'characters_including_spaces';

export const readBlocksConfig = ( value: unknown ): BlocksConfig => {
	const config = readRecord( value );
	return {
		pluginUrl: readString( config.pluginUrl ),
		productCount: readNumber( config.productCount ),
		defaultAvatar: readString( config.defaultAvatar ),
		restApiRoutes: readEntries( config.restApiRoutes, ( routes ) =>
			readStrings( routes )
		),
		wordCountType: isWordCountType( config.wordCountType )
			? config.wordCountType
			: 'words',
	};
};
