"""Pub/sub: notices between processes."""

from flip7.server.pubsub import LocalPubSub, Notice, WrittenNotice


async def test_a_notice_reaches_all_but_its_publisher() -> None:
    pubsub, heard = LocalPubSub(), dict[str, list[Notice]]()
    for origin in ("one", "two", "three"):
        heard[origin] = []
        await pubsub.subscribe("room", origin, heard[origin].append)
    notice = WrittenNotice("two", 7)
    pubsub.publish("room", notice)
    pubsub.publish("another room", notice)
    assert heard == {"one": [notice], "two": [], "three": [notice]}


async def test_a_room_that_was_opened_again_still_hears_others_when_the_old_one_unsubscribes() -> None:
    """A room that the owner's repair evicts may be open again before the old one has unsubscribed."""
    pubsub, old, new = LocalPubSub(), list[Notice](), list[Notice]()

    def hear_old(notice: Notice) -> None:
        old.append(notice)

    await pubsub.subscribe("room", "one", hear_old)
    await pubsub.subscribe("room", "one", new.append)
    await pubsub.unsubscribe("room", hear_old)
    notice = WrittenNotice("two", 7)
    pubsub.publish("room", notice)
    assert (old, new) == ([], [notice])
