# A result to share, in the browser: as a picture, and in words.

share-send = Share
share-save = Save the picture
share-copy = Copy the text
share-copied = The text is copied.
share-by-hand = Copy this text:
share-picture = The result as a picture: { $what }
share-won = { $name } won with { $points ->
    [one] 1 point
   *[other] { $points } points
} after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
share-more = and { $count } more
share-moment = Best moment
share-flip-seven = { $name } flipped seven in round { $round }: { $points } points!
share-saved = A Second Chance saved { $name } in round { $round }, and { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
share-round = { $name } scored { $points ->
    [one] 1 point
   *[other] { $points } points
} in round { $round }.
