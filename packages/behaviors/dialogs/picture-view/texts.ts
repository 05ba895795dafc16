export interface PictureTexts {
	dialog: string;
	close: string;
	zoom: string;
	previous: string;
	next: string;
	fullScreen: string;
	share: string;
	download: string;
	/** `%s` is the picture's number. */
	imageFailed: string;
	onlyImageFailed: string;
}
